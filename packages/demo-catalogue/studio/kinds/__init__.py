"""One module for each kind of thing; each has `build(p)`, p being a row of the table."""
