-- Global: a webhook is stored before it is understood, and answered 2xx only then. What it said is not kept: it may name a
-- shop's customers, and nothing that we do needs it. ADR 0173.
create table shop_inbox (
  shop text not null check (char_length(shop) <= 255),
  topic text not null check (char_length(topic) <= 100),
  event_id text not null check (char_length(event_id) <= 100),
  triggered_at timestamptz,
  received_at timestamptz not null,
  handled_at timestamptz,
  primary key (shop, topic, event_id)
);
create index shop_inbox_age on shop_inbox (received_at);
grant select, insert, update, delete on shop_inbox to merchloom_directory;
