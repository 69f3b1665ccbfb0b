-- What a client says of its own in an event's mails: a line at the start and one at the end, by mail and language. A mail without
-- a row, and one in another language, has the product's words alone. ADR 0126.
create table mail_words (
  tenant_id text not null,
  event_id text not null,
  kind text not null,
  language text not null,
  -- Plain text; empty for none.
  opening text not null default '' check (char_length(opening) <= 300),
  closing text not null default '' check (char_length(closing) <= 300),
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (tenant_id, event_id, kind, language),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade
);
call secure_tenant_table('mail_words');
