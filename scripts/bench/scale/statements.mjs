import { giftRows } from './gifts.mjs';
import { insertLike } from './insert-like.mjs';

/**
 * The rows of a large platform as SQL, made from the demo world's own rows, so that every column holds what the product
 * writes. `ten_tidewater` becomes the large client; the others are `ten_scale_00001` onwards.
 * @typedef {object} Size
 * @property {number} tenants  beside the large client
 * @property {number} orders  of all together
 * @property {number} largeOrders  of the large client
 * @property {number} largeProducts
 * @property {number} products  of each other client
 * @property {number} codes  of each other client
 * @property {number} largeCodes
 * @property {number} largeFiles  pictures in the library of the large client
 * @property {number} files  of each other client
 */

/** @type {Size} */
const FULL_SIZE = {
  tenants: 1000,
  orders: 1_000_000,
  largeOrders: 100_000,
  largeProducts: 10_000,
  products: 10,
  codes: 100,
  largeCodes: 50_000,
  largeFiles: 10_000,
  files: 10,
};

/**
 * The full size with a share of its other clients beside the large one: for a machine that others use meanwhile.
 * @param {number} share @returns {Size}
 */
export const sizeOf = (share) => {
  const tenants = Math.max(1, Math.round(FULL_SIZE.tenants * share));
  const others = Math.round((FULL_SIZE.orders - FULL_SIZE.largeOrders) * share);
  return { ...FULL_SIZE, tenants, orders: FULL_SIZE.largeOrders + others };
};

export const LARGE = { tenant: 'ten_tidewater', event: 'evt_tidewater', slug: 'tidewater' };

/** Orders lie over one year, as those of a client who sells all year do. */
const SPREAD = `interval '365 days'`;

/** The statuses of the newest two of a hundred orders; of the others two of a hundred are cancelled, the rest shipped. */
const UNDER_WAY = [
  'new',
  'processing',
  'in_production',
  'packaged',
  'address_issue',
  'artwork_issue',
  'processed',
];

/** @param {string} n */
const tenantId = (n) => `'ten_scale_' || lpad(${n}::text, 5, '0')`;

/** @param {Size} size */
const tenants = ({ tenants }) => [
  insertLike(
    'tenants',
    't',
    `'id', ${tenantId('n')}, 'name', 'Guild ' || n`,
    `tenants t, generate_series(1, ${tenants}) n`,
    `t.id = 'ten_fjord'`,
  ),
  ...['colour_sets', 'font_sets'].map((table) =>
    insertLike(
      table,
      'c',
      `'tenant_id', ${tenantId('n')}`,
      `${table} c, generate_series(1, ${tenants}) n`,
      `c.tenant_id = 'ten_fjord'`,
    ),
  ),
];

/** One store for each client. @param {Size} size */
const events = ({ tenants }) => [
  insertLike(
    'events',
    'e',
    `'tenant_id', ${tenantId('n')}, 'id', 'evt_scale', 'slug', 'scale-' || n, 'name', 'Shop ' || n`,
    `events e, generate_series(1, ${tenants}) n`,
    `e.id = 'evt_fjord_fern'`,
  ),
  `insert into slug_directory (slug, tenant_id, event_id)
   select 'scale-' || n, ${tenantId('n')}, 'evt_scale' from generate_series(1, ${tenants}) n`,
  insertLike(
    'store_configurations',
    's',
    `'tenant_id', ${tenantId('n')}, 'event_id', 'evt_scale'`,
    `store_configurations s, generate_series(1, ${tenants}) n`,
    `s.event_id = 'evt_fjord_fern'`,
  ),
  insertLike(
    'customers',
    'c.row',
    `'tenant_id', ${tenantId('n')}, 'id', 'cus_scale', 'event_id', 'evt_scale'`,
    `(select c as row from customers c where tenant_id = 'ten_fjord' limit 1) c, generate_series(1, ${tenants}) n`,
  ),
];

/** Each client with its event, as `owner(tenant, event, n)`: the large one is number 0. @param {Size} size */
const owners = ({ tenants }) => `(select '${LARGE.tenant}' as tenant, '${LARGE.event}' as event, 0 as n
  union all select ${tenantId('n')}, 'evt_scale', n from generate_series(1, ${tenants}) n) owner`;

/** @param {Size} size */
function products(size) {
  const count = `case owner.n when 0 then ${size.largeProducts} else ${size.products} end`;
  const from = `${owners(size)}, lateral generate_series(1, ${count}) p`;
  const own = `'tenant_id', owner.tenant`;
  return [
    insertLike(
      'products',
      't',
      `${own}, 'id', 'sc-' || p, 'code', 'sc-' || p, 'name', 'Tee ' || p, 'created_at', now() - p * interval '1 minute'`,
      `products t, ${from}`,
      `t.id = 'ff-crew-tee'`,
    ),
    insertLike(
      'variants',
      'v.row',
      `${own}, 'id', 'sc-' || p || '-' || (v.row).colour_identifier || '-' || (v.row).size, 'product_id', 'sc-' || p,
       'sku', 'SC-' || p || '-' || (v.row).colour_identifier || '-' || (v.row).size`,
      `(select v as row from variants v where product_id = 'ff-crew-tee' order by position limit 6) v, ${from}`,
    ),
    insertLike(
      'event_products',
      'ep',
      `${own}, 'id', 'sc-' || p, 'event_id', owner.event, 'product_id', 'sc-' || p, 'position', p`,
      `event_products ep, ${from}`,
      `ep.product_id = 'ff-crew-tee' and ep.event_id = 'evt_fjord_fern'`,
    ),
  ];
}

/** @param {Size} size */
function codes(size) {
  const count = `case owner.n when 0 then ${size.largeCodes} else ${size.codes} end`;
  const code = `upper(substr(md5(owner.n || ':' || c), 1, 10))`;
  return [
    `insert into code_batches (tenant_id, id, event_id, name, kind, source, size, made)
     select owner.tenant, 'sc-batch', owner.event, 'Guests', 'single', 'made', least(50000, ${count}), least(50000, ${count})
     from ${owners(size)} on conflict do nothing`,
    `insert into promo_codes (tenant_id, id, batch_id, event_id, code, folded, max_uses)
     select owner.tenant, 'sc-' || c, 'sc-batch', owner.event, ${code}, ${code}, 1
     from ${owners(size)}, lateral generate_series(1, ${count}) c on conflict do nothing`,
  ];
}

/** Pictures: every third is a logo, every tenth is shown by a product. @param {Size} size */
function files(size) {
  const count = `case owner.n when 0 then ${size.largeFiles} else ${size.files} end`;
  const from = `${owners(size)}, lateral generate_series(1, ${count}) f(n)`;
  const at = `now() - f.n * interval '1 minute'`;
  return [
    `insert into files (tenant_id, id, kind, storage_key, content_type, bytes, sha256, width_px, height_px, name,
       in_library, event_id, created_at, updated_at)
     select owner.tenant, 'fil_scale_' || f.n, case when f.n % 3 = 0 then 'logo' else 'artwork' end,
       owner.tenant || '/scale.png', 'image/png', 1000 + f.n, '\\x00', 1200, 900, 'Badge ' || f.n, true, owner.event,
       ${at}, ${at}
     from ${from}`,
    `insert into file_uses (tenant_id, file_id, place, subject_id)
     select owner.tenant, 'fil_scale_' || f.n, 'product', 'sc-1' from ${from} where f.n % 10 = 0`,
  ];
}

/** A shipped order of the demo world that was paid by card. */
const TEMPLATE_ORDER = `select o as row from orders o
  join payment_intents i on i.tenant_id = o.tenant_id and i.order_id = o.id
  where o.event_id = 'evt_fjord_fern' and o.status = 'shipped' and i.state = 'succeeded'
  order by o.created_at, o.id limit 1`;

/** @param {Size} size */
function orders(size) {
  const each = Math.floor((size.orders - size.largeOrders) / size.tenants);
  const count = `case owner.n when 0 then ${size.largeOrders} else ${each} end`;
  const made = `now() - o.n * ${SPREAD} / (${count})`;
  const person = `jsonb_build_object('name', initcap(substr(md5('a' || o.n % 61), 1, 6)) || ' ' ||
    initcap(substr(md5('b' || o.n % 1009), 1, 8)),
    'email', substr(md5('b' || o.n % 1009), 1, 8) || o.n % 61 || '@mail' || o.n % 9 || '.example')`;
  const statuses = `(array['${UNDER_WAY.join("','")}'])[1 + o.n % ${UNDER_WAY.length}]`;
  const status = `case when o.n <= (${count}) / 50 then ${statuses} when o.n % 50 = 0 then 'cancelled' else 'shipped' end`;
  const from = `${owners(size)}, lateral generate_series(1, ${count}) o(n)`;
  return [
    insertLike(
      'orders',
      't.row',
      `'tenant_id', owner.tenant, 'id', 'ord_scale_' || o.n, 'event_id', owner.event, 'customer_id', 'cus_scale',
       'status', ${status}, 'order_ref', upper(substr(md5(owner.n || '-' || o.n), 1, 4)) || '-' || lpad(o.n::text, 6, '0'),
       'created_at', ${made}, 'paid_at', ${made} + interval '1 minute',
       'updated_at', least(now(), ${made} + interval '5 days'),
       'destination', (array['GB','IE','FR','DE'])[1 + o.n % 4],
       'source', (array[null,'newsletter/email','instagram/social',null,'google/cpc/brand'])[1 + o.n % 5],
       'snapshot', jsonb_set((t.row).snapshot, '{customer}', (t.row).snapshot -> 'customer' || ${person})`,
      `(${TEMPLATE_ORDER}) t, ${from}`,
    ),
    insertLike(
      'order_lines',
      'l.row',
      `'tenant_id', owner.tenant, 'id', 'oln_scale_' || o.n, 'order_id', 'ord_scale_' || o.n,
       'product_id', 'sc-' || 1 + o.n % 200, 'scene_front', null, 'scene_back', null`,
      `(select l as row from order_lines l, (${TEMPLATE_ORDER}) t
        where l.tenant_id = (t.row).tenant_id and l.order_id = (t.row).id order by l.position limit 1) l, ${from}`,
    ),
    insertLike(
      'payment_intents',
      'i.row',
      `'tenant_id', owner.tenant, 'order_id', 'ord_scale_' || o.n, 'intent_id', 'pi_scale_' || owner.n || '_' || o.n,
       'counted_on', store_day((i.row).region, ${made} + interval '1 minute')`,
      `(select i as row from payment_intents i, (${TEMPLATE_ORDER}) t
        where i.tenant_id = (t.row).tenant_id and i.order_id = (t.row).id) i, ${from}`,
    ),
  ];
}

/** What the triggers would have written, a table at a time. */
const SEARCH_TERMS = [
  `insert into search_terms (tenant_id, kind, subject_id, term, at)
   select o.tenant_id, 'order', o.id, term, o.created_at
   from orders o, unnest(order_search_terms(o.order_ref, o.snapshot)) term
   where o.id like 'ord\\_scale\\_%' and term <> ''`,
  `insert into search_terms (tenant_id, kind, subject_id, term, at)
   select e.tenant_id, 'event', e.id, term, e.created_at
   from events e, unnest(event_search_terms(e.name, e.slug)) term where e.id = 'evt_scale' and term <> ''`,
  `insert into search_terms (tenant_id, kind, subject_id, term, at)
   select p.tenant_id, 'product', p.id, term, p.created_at
   from products p, unnest(product_search_terms(p.name, p.code)) term where p.id like 'sc-%' and term <> ''`,
];

/** The sums that the triggers would have kept. */
const FIGURES = [
  'select add_missing_figures()',
  'select add_missing_parts()',
  'insert into order_stages select *, true from missing_stages()',
  `update event_products set counted_status = 'active', counted_locked = false where id like 'sc-%'`,
  'insert into event_product_counts select *, true from missing_products()',
];

/** The accounts and budgets that triggers would have opened. */
const LEDGER = [
  `insert into credit_accounts (tenant_id, currency)
   select id, unnest(array['GBP', 'EUR', 'USD']) from tenants on conflict do nothing`,
  'insert into event_budgets (tenant_id, event_id) select tenant_id, id from events on conflict do nothing',
];

/** All rows, in an order in which each finds what it stands on. @param {Size} size @returns {string[]} */
export const rowsOf = (size) => [
  ...tenants(size),
  ...events(size),
  ...products(size),
  ...codes(size),
  ...files(size),
  ...orders(size),
  ...giftRows(),
  ...SEARCH_TERMS,
  ...FIGURES,
  ...LEDGER,
];
