import { insertLike } from './insert-like.mjs';

/** The gift event of the large client, whose funnel is read. */
export const GIFT = { tenant: 'ten_tidewater', event: 'evt_scale_gift', slug: 'scale-gift' };

/** Claims over one year, of which the funnel reads those of 90 days. */
const CLAIMS = 20_000;
const DAYS = 365;
const BATCHES = 20;
const COUNTRIES = `array['GB','IE','FR','DE','NL','BE','ES','IT','SE','DK']`;

/** A claim of the demo world that was shipped, or any. */
const TEMPLATE_CLAIM = `select o as row from orders o where o.kind = 'claim'
  order by (o.status is not distinct from 'shipped') desc, o.created_at, o.id limit 1`;
const OWN = `'tenant_id', '${GIFT.tenant}', 'event_id', '${GIFT.event}'`;

/**
 * A gift event with batches, claims of a year and what was counted beside them: each day for each batch and country.
 * @returns {string[]}
 */
export const giftRows = () => [
  insertLike(
    'events',
    'e',
    `'tenant_id', '${GIFT.tenant}', 'id', '${GIFT.event}', 'slug', '${GIFT.slug}', 'name', 'Reader gifts'`,
    'events e',
    `e.id = 'evt_lumen_summit'`,
  ),
  `insert into slug_directory (slug, tenant_id, event_id) values ('${GIFT.slug}', '${GIFT.tenant}', '${GIFT.event}')`,
  `insert into code_batches (tenant_id, id, event_id, name, kind, source, size, made)
   select '${GIFT.tenant}', 'sc-gift-' || b, '${GIFT.event}', 'Guests ' || b, 'single', 'made', ${CLAIMS / BATCHES}, ${CLAIMS / BATCHES}
   from generate_series(1, ${BATCHES}) b`,
  `insert into promo_codes (tenant_id, id, batch_id, event_id, code, folded, max_uses, uses)
   select '${GIFT.tenant}', 'sc-gift-' || c, 'sc-gift-' || 1 + c % ${BATCHES}, '${GIFT.event}',
     'G1FT' || lpad(c::text, 6, '0'), 'G1FT' || lpad(c::text, 6, '0'), 1, 1
   from generate_series(1, ${CLAIMS}) c`,
  insertLike(
    'orders',
    't.row',
    `${OWN}, 'id', 'ord_gift_' || o.n, 'promo_code_id', 'sc-gift-' || o.n,
     'order_ref', 'GIFT-' || lpad(o.n::text, 6, '0'),
     'status', case when o.n % 50 = 0 then 'cancelled' when o.n % 9 = 0 then 'new' else 'shipped' end,
     'created_at', now() - o.n * interval '${DAYS} days' / ${CLAIMS},
     'updated_at', now() - o.n * interval '${DAYS} days' / ${CLAIMS},
     'snapshot', jsonb_set((t.row).snapshot, '{customer,country_iso2}', to_jsonb((${COUNTRIES})[1 + o.n % 10]))`,
    `(${TEMPLATE_CLAIM}) t, generate_series(1, ${CLAIMS}) o(n)`,
  ),
  `insert into claim_counts (tenant_id, event_id, day, batch_id, country, viewed, refused_code, refused_other)
   select '${GIFT.tenant}', '${GIFT.event}', current_date - d, case b when 0 then '' else 'sc-gift-' || b end, country, 9, 2, 1
   from generate_series(0, ${DAYS}) d, generate_series(0, ${BATCHES}) b, unnest(${COUNTRIES}) country`,
];
