-- What a shopper's own texts and pictures cost on a product of an event, each ex VAT in minor units of the event's currency:
-- per side they are on, per text and per picture. Nothing unless the client says so.
alter table event_products
  add column personal_side_minor integer not null default 0 check (personal_side_minor between 0 and 1000000),
  add column personal_text_minor integer not null default 0 check (personal_text_minor between 0 and 1000000),
  add column personal_image_minor integer not null default 0 check (personal_image_minor between 0 and 1000000);

-- What of a line's unit price that was, ex and with VAT, as frozen at pay.
alter table order_lines
  add column personal_net_minor integer not null default 0,
  add column personal_gross_minor integer not null default 0,
  add check (personal_net_minor between 0 and unit_net_minor and personal_gross_minor between 0 and unit_gross_minor);
