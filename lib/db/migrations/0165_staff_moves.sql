-- A step of staff that they can take back: where the order was, where it was put, and by whom. ADR 0164, S2.2-166.
alter table order_undos
  drop constraint order_undos_act_check,
  add constraint order_undos_act_check check (act in ('release', 'resume', 'move')),
  add column from_status text,
  add column from_returns_to text,
  add column to_status text,
  add column user_id text,
  add constraint order_undos_move check (act <> 'move' or num_nonnulls(from_status, to_status, user_id) = 3);

-- A cancelled order that was made, or replaced: its money does not go back by itself, staff settle that apart. D32-65.
alter table orders add column refund_apart boolean;
