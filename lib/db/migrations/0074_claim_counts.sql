-- What the funnel of a gift event counts, besides its orders (DECISIONS 40): how often its page was opened, and the tries
-- that were refused. Numbers alone, by the store's day: neither a person nor an address, and no code. ADR 0090.
create table claim_counts (
  tenant_id text not null,
  event_id text not null,
  -- In the store's time zone.
  day date not null,
  -- The batch of the code; empty without a code, and for one that the event does not have. Without a foreign key, which
  -- would be checked for each sum; a batch that is gone has no name any more, and its sums stay.
  batch_id text not null,
  -- ISO code of where a gift was to be sent; empty where nobody has said it yet.
  country text not null check (country = '' or country ~ '^[A-Z]{2}$'),
  viewed integer not null default 0 check (viewed >= 0),
  -- Tries that were refused for the code, or before it was looked at; and those whose code was good.
  refused_code integer not null default 0 check (refused_code >= 0),
  refused_other integer not null default 0 check (refused_other >= 0),
  primary key (tenant_id, event_id, day, batch_id, country),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade
);
call secure_tenant_table('claim_counts');
