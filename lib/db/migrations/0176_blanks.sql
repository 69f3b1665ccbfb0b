-- What products are made of, as data: staff change it without a release. ADR 0171.
-- Global: the garments that the platform can print on belong to no tenant.
create table blanks (
  -- The family whose drawing it has; products name it by that.
  id text primary key check (id ~ '^[a-z][a-z0-9-]{1,39}$'),
  position integer not null unique,
  status text not null default 'offered' check (status in ('offered', 'withdrawn')),
  -- Why it was withdrawn, for clients to read.
  status_reason text not null default '' check (char_length(status_reason) <= 300),
  -- What staff suggest instead of a withdrawn one.
  replaced_by text references blanks (id) check (replaced_by <> id),
  -- The version that counts.
  version integer not null default 1 check (version > 0),
  -- Counts every change, of the status too: what a process has read is still right while the sum of all is the same, in
  -- whatever order changes are committed.
  changes integer not null default 1,
  changed_at timestamptz not null default now(),
  check (status = 'withdrawn' or (status_reason = '' and replaced_by is null))
);

-- What a blank was at a time. Rows are added and never changed.
create table blank_versions (
  blank_id text not null references blanks (id),
  version integer not null check (version > 0),
  definition jsonb not null check (jsonb_typeof(definition) = 'object'),
  note text not null default '' check (char_length(note) <= 300),
  -- Null for the first import.
  made_by text references users (id) on delete set null,
  made_at timestamptz not null default now(),
  primary key (blank_id, version)
);

grant select on blanks, blank_versions to merchloom_directory, merchloom_tenant, merchloom_staff;
grant update on blanks to merchloom_staff;
grant insert on blank_versions to merchloom_staff;

-- Which products a change of a blank touches.
create index products_family on products (family, tenant_id);

-- The first import: the garments as they were kept in the code.
with imported (id, position, definition) as (values
  ('tee', 1, '{
    "origin_country": null,
    "customs_code": null,
    "maker": null,
    "eu_responsible": null,
    "identifier": null,
    "certificate": null,
    "brand": "Northlight",
    "code": "NL180",
    "family_variant": "Unisex",
    "category": "T-shirts",
    "print_techniques": ["DTG"],
    "regions": ["UK","EU","US"],
    "colours": [{"name":"Black","identifier":"tee-black","hex":"#17181a"},{"name":"White","identifier":"tee-white","hex":"#f7f6f2"},{"name":"Oat","identifier":"tee-oat","hex":"#e8dcc4"},{"name":"Navy","identifier":"tee-navy","hex":"#16233f"},{"name":"Forest","identifier":"tee-forest","hex":"#1f4d3a"},{"name":"Slate","identifier":"tee-slate","hex":"#56606b"},{"name":"Rust","identifier":"tee-rust","hex":"#a9512b"},{"name":"Mustard","identifier":"tee-mustard","hex":"#d9a63c"},{"name":"Sky","identifier":"tee-sky","hex":"#9fc3d8"},{"name":"Burgundy","identifier":"tee-burgundy","hex":"#5c1f2e"}],
    "sizes": ["XS","S","M","L","XL","2XL","3XL"],
    "blank_price": {"GBP":"4.10","EUR":"4.84","USD":"5.25"},
    "print_price": {"GBP":"3.20","EUR":"3.78","USD":"4.10"},
    "print_areas": {"front":{"width_mm":300,"height_mm":400,"dpi":300},"back":{"width_mm":300,"height_mm":400,"dpi":300}},
    "details_specs": ["180 g/m² organic cotton","Side seams","Wash at 30 °C, inside out"],
    "fibres": [{"fibre":"cotton","percent":100}]
  }'),
  ('kids-tee', 2, '{
    "origin_country": null,
    "customs_code": null,
    "maker": null,
    "eu_responsible": null,
    "identifier": null,
    "certificate": null,
    "brand": "Northlight",
    "code": "NL155K",
    "family_variant": "Kids",
    "category": "Kids",
    "print_techniques": ["DTG"],
    "regions": ["UK","EU","US"],
    "colours": [{"name":"White","identifier":"kids-white","hex":"#f7f6f2"},{"name":"Oat","identifier":"kids-oat","hex":"#e8dcc4"},{"name":"Sky","identifier":"kids-sky","hex":"#9fc3d8"},{"name":"Mustard","identifier":"kids-mustard","hex":"#d9a63c"},{"name":"Pink","identifier":"kids-pink","hex":"#e3b3bb"},{"name":"Navy","identifier":"kids-navy","hex":"#16233f"}],
    "sizes": ["1-2YR","3-4YR","5-6YR","7-8YR","9-11YR","12-14YR"],
    "blank_price": {"GBP":"3.30","EUR":"3.89","USD":"4.22"},
    "print_price": {"GBP":"3.00","EUR":"3.54","USD":"3.84"},
    "print_areas": {"front":{"width_mm":210,"height_mm":240,"dpi":300},"back":{"width_mm":210,"height_mm":240,"dpi":300}},
    "details_specs": ["155 g/m² organic cotton","Wash at 40 °C"],
    "fibres": [{"fibre":"cotton","percent":100}]
  }'),
  ('hoodie', 3, '{
    "origin_country": null,
    "customs_code": null,
    "maker": null,
    "eu_responsible": null,
    "identifier": null,
    "certificate": null,
    "brand": "Delta",
    "code": "DE300",
    "family_variant": "Unisex",
    "category": "Hoodies",
    "print_techniques": ["DTG","DTF"],
    "regions": ["UK","EU","US"],
    "colours": [{"name":"Black","identifier":"hoodie-black","hex":"#17181a"},{"name":"Forest","identifier":"hoodie-forest","hex":"#1f4d3a"},{"name":"Navy","identifier":"hoodie-navy","hex":"#16233f"},{"name":"Charcoal","identifier":"hoodie-charcoal","hex":"#3a3d42"},{"name":"Oat","identifier":"hoodie-oat","hex":"#e8dcc4"},{"name":"Rust","identifier":"hoodie-rust","hex":"#a9512b"},{"name":"Burgundy","identifier":"hoodie-burgundy","hex":"#5c1f2e"},{"name":"Royal","identifier":"hoodie-royal","hex":"#24499b"}],
    "sizes": ["XS","S","M","L","XL","2XL","3XL"],
    "blank_price": {"GBP":"11.20","EUR":"13.22","USD":"14.34"},
    "print_price": {"GBP":"4.20","EUR":"4.96","USD":"5.38"},
    "print_areas": {"front":{"width_mm":280,"height_mm":280,"dpi":300},"back":{"width_mm":300,"height_mm":360,"dpi":300}},
    "details_specs": ["300 g/m² brushed cotton blend","Double hood","Kangaroo pocket"],
    "fibres": [{"fibre":"cotton","percent":80},{"fibre":"polyester","percent":20}]
  }'),
  ('jacket', 4, '{
    "origin_country": null,
    "customs_code": null,
    "maker": null,
    "eu_responsible": null,
    "identifier": null,
    "certificate": null,
    "brand": "Delta",
    "code": "DE640",
    "family_variant": "Unisex",
    "category": "Jackets",
    "print_techniques": ["DTF","Embroidery"],
    "regions": ["UK","EU","US"],
    "colours": [{"name":"Black","identifier":"jacket-black","hex":"#17181a"},{"name":"Navy","identifier":"jacket-navy","hex":"#16233f"},{"name":"Charcoal","identifier":"jacket-charcoal","hex":"#3a3d42"},{"name":"Forest","identifier":"jacket-forest","hex":"#1f4d3a"},{"name":"Brick","identifier":"jacket-brick","hex":"#a8392a"}],
    "sizes": ["XS","S","M","L","XL","2XL","3XL"],
    "blank_price": {"GBP":"16.80","EUR":"19.82","USD":"21.50"},
    "print_price": {"GBP":"5.60","EUR":"6.61","USD":"7.17"},
    "print_areas": {"front":{"width_mm":100,"height_mm":100,"dpi":300},"back":{"width_mm":280,"height_mm":320,"dpi":300}},
    "details_specs": ["Windproof shell","Mesh lining"],
    "fibres": [{"fibre":"polyester","percent":100}]
  }'),
  ('cap', 5, '{
    "origin_country": null,
    "customs_code": null,
    "maker": null,
    "eu_responsible": null,
    "identifier": null,
    "certificate": null,
    "brand": "Northlight",
    "code": "NL606",
    "family_variant": "Six panel",
    "category": "Caps",
    "print_techniques": ["Embroidery"],
    "regions": ["UK","EU","US"],
    "colours": [{"name":"Black","identifier":"cap-black-onesize","hex":"#17181a"},{"name":"Navy","identifier":"cap-navy-onesize","hex":"#16233f"},{"name":"Forest","identifier":"cap-forest-onesize","hex":"#1f4d3a"},{"name":"Sand","identifier":"cap-sand-onesize","hex":"#cbb795"},{"name":"Rust","identifier":"cap-rust-onesize","hex":"#a9512b"},{"name":"White","identifier":"cap-white-onesize","hex":"#f7f6f2"}],
    "sizes": ["One size"],
    "blank_price": {"GBP":"3.80","EUR":"4.48","USD":"4.86"},
    "print_price": {"GBP":"3.40","EUR":"4.01","USD":"4.35"},
    "print_areas": {"front":{"width_mm":110,"height_mm":55,"dpi":300},"back":{"width_mm":75,"height_mm":25,"dpi":300}},
    "details_specs": ["Washed cotton twill","Metal buckle"],
    "fibres": [{"fibre":"cotton","percent":100}]
  }'),
  ('tote', 6, '{
    "origin_country": null,
    "customs_code": null,
    "maker": null,
    "eu_responsible": null,
    "identifier": null,
    "certificate": null,
    "brand": "Quayside",
    "code": "QS340",
    "family_variant": "Long handles",
    "category": "Bags",
    "print_techniques": ["Screen print"],
    "regions": ["UK","EU","US"],
    "colours": [{"name":"Oat","identifier":"tote-oat-onesize","hex":"#e8dcc4"},{"name":"White","identifier":"tote-white-onesize","hex":"#f7f6f2"},{"name":"Black","identifier":"tote-black-onesize","hex":"#17181a"},{"name":"Forest","identifier":"tote-forest-onesize","hex":"#1f4d3a"},{"name":"Navy","identifier":"tote-navy-onesize","hex":"#16233f"}],
    "sizes": ["One size"],
    "blank_price": {"GBP":"2.60","EUR":"3.07","USD":"3.33"},
    "print_price": {"GBP":"2.40","EUR":"2.83","USD":"3.07"},
    "print_areas": {"front":{"width_mm":280,"height_mm":320,"dpi":300},"back":{"width_mm":280,"height_mm":320,"dpi":300}},
    "details_specs": ["340 g/m² canvas","38 × 42 cm"],
    "fibres": [{"fibre":"cotton","percent":100}]
  }'),
  ('mug', 7, '{
    "origin_country": null,
    "customs_code": null,
    "maker": null,
    "eu_responsible": null,
    "identifier": null,
    "certificate": null,
    "brand": "Quayside",
    "code": "QS350",
    "family_variant": "Enamel",
    "category": "Drinkware",
    "print_techniques": ["Sublimation"],
    "regions": ["UK","EU","US"],
    "colours": [{"name":"White","identifier":"mug-white-onesize","hex":"#f7f6f2"},{"name":"Oat","identifier":"mug-oat-onesize","hex":"#e8dcc4"},{"name":"Black","identifier":"mug-black-onesize","hex":"#17181a"},{"name":"Forest","identifier":"mug-forest-onesize","hex":"#1f4d3a"},{"name":"Sky","identifier":"mug-sky-onesize","hex":"#9fc3d8"}],
    "sizes": ["One size"],
    "blank_price": {"GBP":"2.40","EUR":"2.83","USD":"3.07"},
    "print_price": {"GBP":"2.10","EUR":"2.48","USD":"2.69"},
    "print_areas": {"front":{"width_mm":68,"height_mm":68,"dpi":300},"back":{"width_mm":68,"height_mm":68,"dpi":300}},
    "details_specs": ["350 ml","Dishwasher safe"],
    "fibres": null
  }'),
  ('bottle', 8, '{
    "origin_country": null,
    "customs_code": null,
    "maker": null,
    "eu_responsible": null,
    "identifier": null,
    "certificate": null,
    "brand": "Quayside",
    "code": "QS500",
    "family_variant": "Insulated",
    "category": "Drinkware",
    "print_techniques": ["Laser","UV print"],
    "regions": ["UK","EU","US"],
    "colours": [{"name":"Black","identifier":"bottle-black-onesize","hex":"#17181a"},{"name":"White","identifier":"bottle-white-onesize","hex":"#f7f6f2"},{"name":"Slate","identifier":"bottle-slate-onesize","hex":"#56606b"},{"name":"Forest","identifier":"bottle-forest-onesize","hex":"#1f4d3a"},{"name":"Navy","identifier":"bottle-navy-onesize","hex":"#16233f"}],
    "sizes": ["One size"],
    "blank_price": {"GBP":"6.90","EUR":"8.14","USD":"8.83"},
    "print_price": {"GBP":"2.80","EUR":"3.30","USD":"3.58"},
    "print_areas": {"front":{"width_mm":50,"height_mm":120,"dpi":300},"back":{"width_mm":50,"height_mm":120,"dpi":300}},
    "details_specs": ["500 ml","Steel, double wall"],
    "fibres": null
  }'),
  ('sticker', 9, '{
    "origin_country": null,
    "customs_code": null,
    "maker": null,
    "eu_responsible": null,
    "identifier": null,
    "certificate": null,
    "brand": "Paperhand",
    "code": "PHA5",
    "family_variant": "Sheet",
    "category": "Stickers",
    "print_techniques": ["Offset"],
    "regions": ["UK","EU","US"],
    "colours": [{"name":"White","identifier":"sticker-white-onesize","hex":"#f7f6f2"},{"name":"Oat","identifier":"sticker-oat-onesize","hex":"#e8dcc4"},{"name":"Black","identifier":"sticker-black-onesize","hex":"#17181a"}],
    "sizes": ["One size"],
    "blank_price": {"GBP":"0.40","EUR":"0.47","USD":"0.51"},
    "print_price": {"GBP":"0.60","EUR":"0.71","USD":"0.77"},
    "print_areas": {"front":{"width_mm":80,"height_mm":80,"dpi":300},"back":{"width_mm":80,"height_mm":60,"dpi":300}},
    "details_specs": ["Matt vinyl","A5 sheet, nine stickers"],
    "fibres": null
  }')),
kept as (insert into blanks (id, position) select id, position from imported returning id)
insert into blank_versions (blank_id, version, definition)
select i.id, 1, i.definition::jsonb from imported i join kept using (id);
