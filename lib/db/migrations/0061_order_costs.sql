-- What an order costs its client, frozen when it is placed. D35, D36. Amounts are minor units of the order's currency.

alter table tenants
  -- The platform's percentage of what shoppers pay, in basis points. D36-2.
  add column platform_fee_bp integer not null default 500 check (platform_fee_bp between 0 and 10000),
  -- The platform's tax on cost and fee, in basis points; null: that of the seller's country. D35-4.
  add column platform_tax_bp integer check (platform_tax_bp between 0 and 10000);

-- All null in orders from before.
alter table orders
  -- Making its lines, and sending them, each less the client's discount.
  add column production_minor integer check (production_minor >= 0),
  add column fulfilment_minor integer check (fulfilment_minor >= 0),
  add column platform_fee_minor integer check (platform_fee_minor >= 0),
  add column platform_tax_minor integer check (platform_tax_minor >= 0),
  -- How these four are paid: by the shopper's charge, and from the client's credit account.
  add column application_fee_minor integer check (application_fee_minor >= 0),
  add column credit_minor integer check (credit_minor >= 0),
  add constraint orders_costs_add_up check (
    num_nonnulls(production_minor, fulfilment_minor, platform_fee_minor, platform_tax_minor, application_fee_minor,
      credit_minor) = 0
    or coalesce(production_minor + fulfilment_minor + platform_fee_minor + platform_tax_minor
      = application_fee_minor + credit_minor, false));

-- What making one item of the line costs; all null in lines from before.
alter table order_lines
  add column blank_minor integer check (blank_minor >= 0),
  add column print_minor integer check (print_minor >= 0),
  add column printed_sides smallint check (printed_sides between 0 and 2),
  add constraint order_lines_costs_whole check (num_nonnulls(blank_minor, print_minor, printed_sides) in (0, 3));
