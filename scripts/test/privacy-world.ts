import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesEnv } from '@/lib/env/files';
import { printKey } from '@/lib/files/render/print-key';
import { fileStore } from '@/lib/files/store';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import { privacyHandlers } from '@/lib/modules/privacy/api/privacy';
import { thankSenderHandler } from '@/lib/modules/claims/api/thanks';
import { startBatchWorld, type BatchWorld } from './batch-world';

/** One person, whose every datum says this word. */
export const CANARY = 'kanari';
export const PERSON = {
  name: 'Mara Kanarienvogel',
  email: 'mara@kanari.example',
  phone: '+31 6 5551 2399',
  address_first_line: 'Kanariplein 77',
};

export const startPrivacyWorld = () => startBatchWorld([...privacyHandlers, thankSenderHandler]);

/** A claim of the person by the code that was mailed to them, and a thank-you. */
async function claimAndThank(world: BatchWorld) {
  const batch = await world.fill([{ ...PERSON, text: 'For our kanari' }]);
  const [code] = await world.codesOf(batch);
  const answer = await world.visit('claim', {
    ...PERSON,
    address_city: 'Amsterdam',
    address_postcode: '1015 CJ',
    address_country: 'Netherlands',
    promo_code: code?.code ?? '',
    products: [
      {
        product_id: 'lu-summit-hoodie',
        variant_id: 'lu-summit-hoodie-navy-m',
        quantity: 1,
        personalisation: { front: { name: 'KANARI' } },
      },
    ],
  });
  expect([answer.status, answer.json.codes]).toEqual([200, undefined]);
  const token = String(answer.json.data['order_link']).replace('/order/', '');
  await world.post(`/api/order/${token}/thanks`, { message: 'Says the kanari: thank you' });
  const [order] = await world.sql<{ id: string; ref: string }>(
    'select id, order_ref as ref from orders where order_ref = $1',
    [answer.json.data['order_ref']],
  );
  if (!order) throw new Error('nothing was claimed');
  return { ...order, token, code: code?.id ?? '' };
}

/** What was drawn of the line, and a picture that the person sent. */
async function plantFiles(world: BatchWorld, order: string): Promise<void> {
  await fileStore().put('ten_lumen/fil_kanaripic.png', Buffer.from('a picture of a kanari'));
  await fileStore().put('ten_lumen/fil_kanaripic-screen.webp', Buffer.from('the kanari, smaller'));
  await world.sql(`insert into files (tenant_id, id, kind, storage_key, content_type, bytes, sha256)
    values ('ten_lumen', 'fil_kanaripic', 'artwork', 'ten_lumen/fil_kanaripic.png', 'image/png', 21, '\\x00')`);
  await world.sql(`insert into uploads (tenant_id, id, event_id, token_hash, name, bytes, state, file_id, actor)
    select 'ten_lumen', 'upl_kanaripic', id, '\\x01', 'my kanari.png', 21, 'ready', 'fil_kanaripic', 'shopper'
    from events where slug = 'lumen-summit'`);
  await world.sql(
    `update order_lines set personalisation = personalisation || '{"back": {"picture": "fil_kanaripic"}}' where order_id = $1`,
    [order],
  );
  const [line] = await world.sql<{ scene: Scene }>(
    'select scene_front as scene from order_lines where order_id = $1',
    [order],
  );
  if (!line) throw new Error('the order has no line');
  const key = printKey(line.scene);
  for (const ending of ['png', 'pdf']) {
    await fileStore().put(`ten_lumen/print-${key}.${ending}`, Buffer.from('KANARI, printed'));
    await world.sql(
      `insert into files (tenant_id, id, kind, storage_key, content_type, bytes, sha256)
       values ('ten_lumen', 'fil_print' || $1, 'print', $2, 'image/png', 15, '\\x00')`,
      [ending, `ten_lumen/print-${key}.${ending}`],
    );
  }
  await world.sql(
    `insert into print_files (tenant_id, print_key, file_id, width_px, height_px) values ('ten_lumen', $1, 'fil_printpng', 1, 1)`,
    [key],
  );
}

const EVENT = "(select id from events where slug = 'lumen-summit')";
const BULK = "(select id from events where slug = 'lumen-offsite')";

/** Everything else that names the person: what colleagues wrote, the printer's messages, visits, copies. */
function plantings(order: string): string[] {
  return [
    `insert into order_notes (tenant_id, id, order_id, author_id, actor, message, written_at)
     values ('ten_lumen', 'not_k', '${order}', 'usr_lumen_admin', 'client', 'Called the kanari', now())`,
    `insert into order_history (tenant_id, id, order_id, from_status, to_status, actor, moved, reason)
     values ('ten_lumen', 'his_k', '${order}', 'new', 'new', 'client', false, 'kanari wants blue')`,
    `insert into refund_requests (tenant_id, id, order_id, amount_minor, reason, words, asked_by, asked_at)
     values ('ten_lumen', 'rfr_k', '${order}', 1, 'other', 'the kanari asked', 'usr_lumen_admin', now())`,
    `insert into order_cases (tenant_id, id, order_id, kind, form_key, name, email, lang, lines, words, photos, opened_at, due_at)
     values ('ten_lumen', 'cas_k', '${order}', 'damaged', 'kform-key', '${PERSON.name}', '${PERSON.email}', 'en', '[]',
       'The kanari tore it', '[]', now(), now())`,
    `insert into draft_orders (tenant_id, id, event_id, form_key, lines, name, email, lang, note, created_by, created_at, updated_at)
     values ('ten_lumen', 'dro_k', ${EVENT}, 'kform-key', '[]', '${PERSON.name}', '${PERSON.email}', 'en', 'For the kanari',
       'usr_lumen_admin', now(), now())`,
    `insert into fulfiller_messages (tenant_id, message_id, order_id, status, payload)
     values ('ten_lumen', 'm_k', '${order}', 'shipped', '{"id": "m_k", "status": "shipped", "reason": "kanari not at home"}')`,
    `update orders set tracking = '{"carrier": "Post", "number": "KANARI1", "url": "https://post.example/kanari"}' where id = '${order}'`,
    `insert into bulk_invitees (tenant_id, id, event_id, name, email, email_key, delivery)
     values ('ten_lumen', 'inv_k', ${BULK}, '${PERSON.name}', '${PERSON.email}', '${PERSON.email}', '{"address_city": "Kanaristad"}')`,
    `insert into mail_refusals (tenant_id, email_key, refused_at) values ('ten_lumen', '${PERSON.email}', now())`,
    `insert into gift_mail_addresses (tenant_id, id, email_key, refused_at) values ('ten_lumen', 'mad_k', '${PERSON.email}', now())`,
    `insert into contact_messages (tenant_id, id, event_id, fingerprint, name, email, message)
     values ('ten_lumen', 'msg_k', ${EVENT}, '\\x05', '${PERSON.name}', '${PERSON.email}', 'A kanari asks')`,
    `insert into event_access (tenant_id, event_id, mode, version, list_version, updated_at)
     values ('ten_lumen', ${EVENT}, 'public', 0, 1, now())
     on conflict do nothing`,
    `insert into event_access_emails (tenant_id, event_id, email, added_at) values ('ten_lumen', ${EVENT}, '${PERSON.email}', now())`,
    `insert into entry_codes (tenant_id, id, event_id, email, lang, asked_at)
     values ('ten_lumen', 'enc_k', ${EVENT}, '${PERSON.email}', 'en-GB', now())`,
    `insert into idempotency_keys (tenant_id, key, route, body_hash, status, response)
     values ('ten_lumen', 'k', 'r', '\\x06', 200, '{"name": "${PERSON.name}"}')`,
    `insert into staff_idempotency_keys (staff_id, key, route, body_hash, status, response)
     values ('usr_super', 'k', 'r', '\\x06', 200, '{"name": "${PERSON.name}"}')`,
    `insert into webhook_endpoints (tenant_id, id, url, event_types, secret, created_at)
     values ('ten_lumen', 'who_k', 'https://hooks.example', '{order.accepted}', '\\x07', now())`,
    `insert into webhook_events (tenant_id, id, type, subject, data, at)
     values ('ten_lumen', 'whm_k', 'order.accepted', '${order}', '{}', now()), ('ten_lumen', 'whm_l', 'event.status_changed', 'evt_k', '{}', now())`,
    `insert into webhook_deliveries (tenant_id, id, endpoint_id, event_id, seq, subject, state, next_at, ended_at)
     select tenant_id, 'whd' || right(id, 2), 'who_k', id, seq, subject, 'delivered', now(), now() from webhook_events
     where id in ('whm_k', 'whm_l')`,
    `insert into webhook_attempts (tenant_id, delivery_id, no, at, ms, status, response)
     values ('ten_lumen', 'whd_k', 1, now(), 5, 200, '{"for": "M. Kanari\\u0065nvogel"}'),
       ('ten_lumen', 'whd_l', 1, now(), 5, 200, 'Hello ${PERSON.name}'), ('ten_lumen', 'whd_l', 2, now(), 5, 200, 'thanks')`,
    `insert into list_views (tenant_id, id, list, owner_id, owner_key, name, name_key, query)
     values ('ten_lumen', 'viw_k', 'orders', 'usr_lumen_admin', 'usr_lumen_admin', 'Of ${PERSON.name}', 'k',
       '{"search": "${PERSON.email}", "status": "new"}')`,
    `insert into file_imports (tenant_id, id, event_id, kind, owner_id, file_name, content)
     values ('ten_lumen', 'cim_k', ${EVENT}, 'code', 'usr_lumen_admin', 'people.csv', convert_to('name,email
       ${PERSON.name},${PERSON.email}', 'UTF8'))`,
  ];
}

/** CSV files for download: a client's, and staff's with rows of all clients. */
async function plantExports(world: BatchWorld): Promise<void> {
  const csv = Buffer.from(`\uFEFFname,email\r\n${PERSON.name},${PERSON.email}\r\n`);
  await fileStore().put('ten_lumen/exp_k.csv', csv);
  await fileStore().put('staff/exp_s.csv', csv);
  await fileStore().put('ten_lumen/exp_other.csv', Buffer.from('name,email\r\nBo Berg,bo@guest.example\r\n'));
  const row = (id: string, key: string) =>
    `'${id}', 'orders', 'usr_super', 'ready', '[]', 'en-GB', ',', 'o.csv', '${key}'`;
  const fields = 'id, list, owner_id, status, columns, lang, delimiter, file_name, storage_key';
  await world.sql(`insert into list_exports (tenant_id, ${fields}) values ('ten_lumen', ${row('exp_k', 'ten_lumen/exp_k.csv')}),
    ('ten_lumen', ${row('exp_other', 'ten_lumen/exp_other.csv')})`);
  await world.sql(`insert into staff_list_exports (${fields}) values (${row('exp_s', 'staff/exp_s.csv')})`);
}

/** Plants the person wherever a person can be; returns their order. */
export async function plantPerson(world: BatchWorld) {
  const order = await claimAndThank(world);
  await plantFiles(world, order.id);
  for (const one of plantings(order.id)) await world.sql(one);
  await plantExports(world);
  await world.asOwner(
    `update graphile_worker._private_jobs set last_error = 'Failed query, params: ${PERSON.email}' where id =
      (select min(id) from graphile_worker._private_jobs)`,
  );
  return order;
}

/** How many rows of each table say the word, as one query; bytes are looked into as text. */
const COUNT_ALL = `select string_agg(format('select %L as name, count(*)::int as n from public.%I t where t::text ilike %L%s',
    c.relname, c.relname, '%' || $1 || '%', (select string_agg(format(' or encode(t.%I, ''escape'') ilike %L', a.attname,
      '%' || $1 || '%'), '') from pg_attribute a where a.attrelid = c.oid and a.atttypid = 'bytea'::regtype and a.attnum > 0)),
    ' union all ') as query
  from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    and ($2 or has_table_privilege('merchloom_staff', c.oid, 'select'))`;

/** Where the word is: tables, jobs, and files by name. Empty where it is nowhere. */
export async function placesOf(world: BatchWorld, word: string): Promise<string[]> {
  const queryFor = async (owner: boolean) =>
    (await world.sql<{ query: string }>(COUNT_ALL, [word, owner]))[0]?.query ?? '';
  // Staff see the rows of every client, the owner those of tables that are no client's.
  const counts = [
    ...(await world.sql<{ name: string; n: number }>(await queryFor(false))),
    ...(await world.asOwner<{ name: string; n: number }>(await queryFor(true))),
  ];
  const tables = counts.filter(({ n }) => n > 0).map(({ name }) => name);
  const jobs = await world.asOwner(
    `select 1 from graphile_worker._private_jobs j where j::text ilike '%${word}%'`,
  );
  return [...new Set(tables), ...(jobs.length > 0 ? ['jobs'] : []), ...(await filesWith(word))].sort();
}

async function filesWith(word: string): Promise<string[]> {
  const root = filesEnv().FILES_DIR;
  const names = await readdir(root, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of names.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const text = (await readFile(path)).toString('latin1').toLowerCase();
    if (text.includes(word) || entry.name.includes(word)) found.push(entry.name);
  }
  return found;
}
