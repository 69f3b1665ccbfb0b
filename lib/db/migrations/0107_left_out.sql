-- Pieces of a line that were refunded before the order went to its printer, and that the printer was not asked for: written with
-- the submission, so that a repeat of it asks for the same. D3-49, ADR 0104.
alter table order_lines add column left_out integer not null default 0,
  add constraint order_lines_left_out_check check (left_out between 0 and quantity);
