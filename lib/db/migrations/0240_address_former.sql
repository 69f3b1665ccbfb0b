-- Where a printer sends what it has while it hasn't agreed to a corrected address, as the lines of a label. Emptied once it has
-- agreed, and when the person is erased. S5-75.
alter table submissions add column address_former text[];
