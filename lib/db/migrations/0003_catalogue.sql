create table events (
  tenant_id text not null references tenants (id),
  id text not null,
  slug text not null,
  name text not null,
  type text not null check (type in ('Store', 'Promo', 'Products', 'Bulk')),
  sample boolean not null default false,
  status text not null default 'Draft' check (status in ('Active', 'Draft', 'On hold')),
  locked boolean not null default false,
  region text not null check (region in ('UK', 'EU', 'US')),
  currency text not null check (currency in ('GBP', 'EUR', 'USD')),
  vat_rate_bp integer not null default 0 check (vat_rate_bp between 0 and 5000),
  not_vat_registered boolean not null default false,
  default_language text not null default 'en',
  countries text[] not null default '{}',
  states text[] not null default '{}',
  locked_countries text[] not null default '{}',
  free_retail_shipping boolean not null default false,
  fixed_retail_shipping_minor integer check (fixed_retail_shipping_minor >= 0),
  custom_retail_shipping jsonb,
  household_mode text not null default 'off' check (household_mode in ('off', 'flag', 'per_person', 'per_household')),
  claim_cap integer check (claim_cap >= 0),
  claims_used integer not null default 0 check (claims_used >= 0 and (claim_cap is null or claims_used <= claim_cap)),
  edit_window_minutes integer not null default 60 check (edit_window_minutes between 0 and 10080),
  on_hold_message text,
  collect_sizes boolean not null default false,
  opens_at timestamptz,
  closes_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, slug)
);
call secure_tenant_table('events');

create table colour_sets (
  tenant_id text not null references tenants (id),
  id text not null,
  name text not null,
  primary_colour text not null check (primary_colour ~ '^#[0-9a-f]{6}$'),
  secondary_colour text not null check (secondary_colour ~ '^#[0-9a-f]{6}$'),
  tertiary_colour text not null check (tertiary_colour ~ '^#[0-9a-f]{6}$'),
  background_image text,
  created_by_user_id text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
call secure_tenant_table('colour_sets');

create table font_sets (
  tenant_id text not null references tenants (id),
  id text not null,
  name text not null,
  description text not null default '',
  font_one jsonb not null,
  font_two jsonb not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
call secure_tenant_table('font_sets');

create table store_configurations (
  tenant_id text not null,
  event_id text not null,
  colour_set_id text not null,
  font_set_id text not null,
  -- Store name, social links, contact data, logo, headings, background, home button, about-us, contact-us: SPEC 3.6.
  content jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, event_id),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, colour_set_id) references colour_sets (tenant_id, id),
  foreign key (tenant_id, font_set_id) references font_sets (tenant_id, id)
);
call secure_tenant_table('store_configurations');

create table products (
  tenant_id text not null references tenants (id),
  id text not null,
  name text not null,
  description text not null default '',
  status text not null default 'draft' check (status in ('draft', 'active')),
  locked boolean not null default false,
  family text not null check (family in ('tee', 'kids-tee', 'hoodie', 'jacket', 'cap', 'tote', 'mug', 'bottle', 'sticker')),
  category text not null default '',
  code text not null,
  customisable boolean not null default false,
  store_default_vat boolean not null default true,
  -- One scene per side in millimetres, or null: lib/modules/design/rules/scene-types.ts.
  scene_front jsonb,
  scene_back jsonb,
  -- Names, identifiers and hex values of the colours, in the order they are shown.
  colours jsonb not null,
  sizes text[] not null,
  -- SPEC 3.4 `selected`: brand, techniques, regions, blank and print prices, print area, details.
  blank jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
call secure_tenant_table('products');

create table variants (
  tenant_id text not null,
  id text not null,
  product_id text not null,
  sku text not null,
  colour_identifier text not null,
  size text not null,
  position integer not null default 0,
  stock integer not null check (stock >= 0),
  primary key (tenant_id, id),
  unique (tenant_id, product_id, colour_identifier, size),
  unique (tenant_id, sku),
  foreign key (tenant_id, product_id) references products (tenant_id, id)
);
call secure_tenant_table('variants');

create table event_products (
  tenant_id text not null,
  id text not null,
  event_id text not null,
  product_id text not null,
  store_selling_price_minor integer not null check (store_selling_price_minor >= 0),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, event_id, product_id),
  foreign key (tenant_id, event_id) references events (tenant_id, id),
  foreign key (tenant_id, product_id) references products (tenant_id, id)
);
call secure_tenant_table('event_products');

create table vouchers (
  tenant_id text not null,
  id text not null,
  event_id text not null,
  code text not null,
  folded text not null,
  kind text not null check (kind in ('amount', 'percent')),
  amount_minor integer check (amount_minor > 0),
  percent_bp integer check (percent_bp between 1 and 10000),
  public boolean not null default false,
  expires_at timestamptz,
  max_uses integer check (max_uses > 0),
  uses integer not null default 0 check (uses >= 0 and (max_uses is null or uses <= max_uses)),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, event_id, folded),
  check ((kind = 'amount') = (amount_minor is not null) and (kind = 'percent') = (percent_bp is not null)),
  foreign key (tenant_id, event_id) references events (tenant_id, id)
);
call secure_tenant_table('vouchers');

create table promo_codes (
  tenant_id text not null,
  id text not null,
  event_id text not null,
  code text not null,
  folded text not null,
  max_uses integer not null check (max_uses > 0),
  uses integer not null default 0 check (uses >= 0 and uses <= max_uses),
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, event_id, folded),
  foreign key (tenant_id, event_id) references events (tenant_id, id)
);
call secure_tenant_table('promo_codes');
