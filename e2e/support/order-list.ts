import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import pg from 'pg';
import { logIn } from './people';

/** A client of the test's own, of whose orders every tenth is new and the others have shipped. */
export interface ListClient {
  /** Its admin. */
  email: string;
  /** The orders' references, newest first, which is also cheapest first. */
  refs: readonly string[];
}

// A record's columns are taken by way of `from`: `(f(row)).*` would call f once for each of them.
const TENANT = `insert into tenants select copy.* from tenants t,
  jsonb_populate_record(t, jsonb_build_object('id', $1::text, 'name', $2::text)) copy where t.id = 'ten_tidewater'`;
const STORE = `insert into events select copy.* from events e,
  jsonb_populate_record(e, jsonb_build_object('tenant_id', $1::text, 'id', $2::text, 'slug', $3::text,
    'colour_set_id', null, 'font_set_id', null)) copy where e.tenant_id = 'ten_tidewater' and e.slug = 'tidewater'`;
const MODEL = `select o.id from orders o join events e on (e.tenant_id, e.id) = (o.tenant_id, o.event_id)
  where o.tenant_id = 'ten_tidewater' and e.slug = 'tidewater' and o.status = 'shipped' order by o.id limit 1`;
const CUSTOMER = `insert into customers select copy.*
  from orders o join customers c on (c.tenant_id, c.id) = (o.tenant_id, o.customer_id),
  jsonb_populate_record(c, jsonb_build_object('tenant_id', $1::text, 'event_id', $3::text, 'open_order_id', null)) copy
  where o.tenant_id = 'ten_tidewater' and o.id = $2`;
/** Years old, so that no other test meets them; a released one stops at its postcode, before anything is printed. */
const ORDERS = `insert into orders select copy.* from orders o, generate_series(1, $4::integer) n,
  jsonb_populate_record(o, jsonb_build_object('tenant_id', $1::text,
    'id', $2 || n, 'event_id', $6::text, 'order_ref', $3 || '-' || lpad(n::text, 5, '0'), 'voucher_id', null, 'promo_code_id', null,
    'status', case when n % 10 = 0 then 'new' else 'shipped' end, 'edit_until', now() + interval '1 hour',
    'net_minor', 1000 + n, 'vat_minor', 0, 'total_minor', 1000 + n, 'discount_minor', 0,
    'created_at', now() - interval '2 years' - n * interval '1 minute', 'updated_at', now(),
    'snapshot', jsonb_set(jsonb_set(o.snapshot, '{customer,name}', to_jsonb('Reader ' || n)),
      '{customer,address_postcode}', '"NONE"'))) copy
  where o.tenant_id = 'ten_tidewater' and o.id = $5`;
const ADMIN = `insert into users select copy.* from users u,
  jsonb_populate_record(u, jsonb_build_object('id', $1::text, 'email', $2::text, 'tenant_id', $3::text)) copy
  where u.email = 'admin@tidewater-books.example'`;

/** Makes the client with this many orders, at once by SQL: no call makes orders of the past. */
export async function clientWithOrders(count: number): Promise<ListClient> {
  const mark = Math.random().toString(36).slice(2, 10);
  const [tenant, event, email] = [`ten_list_${mark}`, `evt_${mark}`, `admin@list-${mark}.example`];
  const prefix = mark.toUpperCase();
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  try {
    await client.query(
      "begin; set local role merchloom_staff; select set_config('app.staff_id', 'usr_super', true)",
    );
    await client.query(TENANT, [tenant, `Reading Circle ${mark}`]);
    await client.query(STORE, [tenant, event, `circle-${mark}`]);
    const { rows } = await client.query<{ id: string }>(MODEL);
    const model = rows[0]?.id;
    await client.query(CUSTOMER, [tenant, model, event]);
    await client.query(ORDERS, [tenant, `ord_${mark}_`, prefix, count, model, event]);
    await client.query('reset role');
    await client.query(ADMIN, [`usr_${mark}`, email, tenant]);
    await client.query('commit');
  } finally {
    await client.end();
  }
  const refs = Array.from({ length: count }, (_, n) => `${prefix}-${String(n + 1).padStart(5, '0')}`);
  return { email, refs };
}

/** Opens the client's order list and waits until it can be used. */
export async function openOrders(page: Page, { email }: ListClient, search = ''): Promise<void> {
  await logIn(page, email);
  await page.goto(`/orders${search}`);
  await page.getByText('Live', { exact: true }).waitFor();
}

/** The lines of a downloaded CSV file, its header first, as the file has them. */
export async function linesOf(download: Download): Promise<string[]> {
  const text = await readFile(await download.path(), 'utf8');
  return text.split('\r\n').filter((line) => line !== '');
}
