-- Parts of an order's fee have a sign: what goes back with a refund, above 0, and what is owed again once that refund has
-- failed or a lost dispute was won, below 0. D36-9, D36-12, ADR 0186.

alter table fee_refunds
  drop constraint fee_refunds_amount_minor_check,
  add constraint fee_refunds_moves_something check (amount_minor <> 0),
  -- A fee refund at the provider cannot be undone: what is owed again is taken from the credit account, and goes back there.
  add column via text not null default 'provider' check (via in ('provider', 'credit'));

-- What was given back of an order's fee, each of what earlier ones have left, and what was taken again of what was missing
-- from it, the tax in it by the same rule; what a statement has told stays as it told it.
create or replace function fee_backs(o orders) returns table (refund_id text, on_day date, minor bigint, again_on date)
language plpgsql stable set search_path = '' as $$
declare
  whole bigint := public.charged_fee(o);
  whole_tax bigint := public.tax_within(o, public.charged_fee(o));
  whole_left bigint := whole;
  tax_left bigint := whole_tax;
  bp integer := coalesce(o.platform_tax_bp, 0);
  tax bigint;
  f record;
begin
  for f in
    select r.refund_id, r.amount_minor, r.made_at, r.came_again_at, i.source_id is not null as told, -i.tax_minor as told_tax
    from public.fee_refunds r left join public.statement_items i
      on i.tenant_id = r.tenant_id and i.source = 'fee_refund' and i.source_id = r.refund_id
    where r.tenant_id = o.tenant_id and r.order_id = o.id
    order by i.source_id is null, r.made_at, r.refund_id
  loop
    tax := case when f.told then f.told_tax
      when f.amount_minor > 0 then public.tax_given_back(f.amount_minor, whole_left, tax_left, bp)
      else -public.tax_given_back(-f.amount_minor, whole - whole_left, whole_tax - tax_left, bp) end;
    whole_left := whole_left - f.amount_minor;
    tax_left := tax_left - tax;
    refund_id := f.refund_id;
    on_day := public.store_day(o.region, f.made_at);
    minor := tax - f.amount_minor;
    again_on := public.store_day(o.region, f.came_again_at);
    return next;
  end loop;
end $$;

-- A sale that stands again after it was taken back whole is asked for anew: null until the provider has answered.
alter table tax_sales alter column calculation_id drop not null;

-- Each entry in the reports is written here before the provider is asked for it, so that one whose answer was lost is known.
alter table tax_reversals
  alter column reversal_id drop not null,
  -- Its refund has failed: the part stands again, by a reversal of the reversal.
  add column undo_asked boolean not null default false,
  add column undo_id text,
  add constraint tax_reversals_undo_is_asked check (undo_id is null or undo_asked);
