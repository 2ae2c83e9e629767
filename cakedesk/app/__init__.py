"""The program: windows, pages and controllers, and what is kept between two evenings.

It joins the table and the players; nothing imports it but the entry point.
"""
