-- Texts of an event in other languages than its own, whose texts stay where they are (SPEC 3.6, DECISIONS 10). A text that
-- is not there is shown in the event's language, so an empty one is never stored.
create table event_texts (
  tenant_id text not null,
  event_id text not null,
  -- Null for a text of the event itself.
  product_id text,
  field text not null,
  language text not null,
  value text not null check (value <> ''),
  -- MD5 of the text that was translated: another one means that it has changed since.
  source_hash text not null,
  updated_at timestamptz not null,
  unique nulls not distinct (tenant_id, event_id, language, product_id, field),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade,
  foreign key (tenant_id, product_id) references products (tenant_id, id) on delete cascade
);
call secure_tenant_table('event_texts');
create index texts_of_product on event_texts (tenant_id, product_id);

-- Counts the saves of an event's texts in one language, so that none is written over another unseen.
create table event_text_versions (
  tenant_id text not null,
  event_id text not null,
  language text not null,
  version integer not null,
  primary key (tenant_id, event_id, language),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade
);
call secure_tenant_table('event_text_versions');

-- What search engines and messengers are told of an event: by language, each text empty where the store's own stands in.
create table event_seo (
  tenant_id text not null,
  event_id text not null,
  listed boolean not null default true,
  texts jsonb not null default '{}',
  version integer not null,
  primary key (tenant_id, event_id),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade
);
call secure_tenant_table('event_seo');
