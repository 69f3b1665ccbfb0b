-- What 0067 left for one version: no program that still runs reads or writes these.
drop table stock_imports;
drop table voucher_imports;
-- And what 0064 left: a code ends with its batch, or by an end of its own.
alter table promo_codes drop column expires_at;
