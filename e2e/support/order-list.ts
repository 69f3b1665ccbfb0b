import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { createClient } from './own-client';
import { logIn } from './people';

/** A client of the test's own, of whose orders every tenth is new and the others have shipped. */
export interface ListClient {
  /** Its admin. */
  email: string;
  /** The orders' references, newest first, which is also cheapest first. */
  refs: readonly string[];
}

// A record's columns are taken by way of `from`: `(f(row)).*` would call f once for each of them.
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

/** Makes the client with this many orders, at once by SQL: no call makes orders of the past. */
export async function clientWithOrders(count: number): Promise<ListClient> {
  let prefix = '';
  const { email } = await createClient('Reading Circle', async (db, tenant, mark) => {
    const event = `evt_${mark}`;
    prefix = mark.toUpperCase();
    await db.query(STORE, [tenant, event, `circle-${mark}`]);
    const { rows } = await db.query<{ id: string }>(MODEL);
    const model = rows[0]?.id;
    await db.query(CUSTOMER, [tenant, model, event]);
    await db.query(ORDERS, [tenant, `ord_${mark}_`, prefix, count, model, event]);
  });
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
