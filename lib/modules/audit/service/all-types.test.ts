/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AUDIT_ACTIONS, type AuditAction } from '@/lib/audit/action-types';
import type { JobPayloads } from '@/lib/db/enqueue';
import { temporaryStoreExample } from '@/lib/modules/event-builder/contract/temporary-store';
import { exampleFacts } from '@/lib/modules/fulfilment/contract/fulfillers/shapes';
import { processUpload } from '@/lib/modules/uploads/service/process-upload';
import { ALL_HANDLERS } from '@/scripts/test/all-handlers';
import { startDemoWorld, type DemoAnswer, type DemoWorld } from '@/scripts/test/demo-world';
import { setTestEnv } from '@/scripts/test/env';
import { flat } from '@/scripts/test/hostile-pictures';
import { openFor } from '@/scripts/test/open-client';
import { refusingLog } from '@/scripts/test/refusing-log';

jest.setTimeout(120_000);

const ADMIN = 'admin@fjord-fern.example';
const SUPER = 'super@merchloom.example';
const EVENT = '/api/ten_fjord/events/fjord-fern';
const SUMMER = '/api/ten_fjord/events/fjord-fern-summer';
const UPLOADS = '/api/ten_fjord/fjord-fern/uploads';

let world: DemoWorld;
let log: Awaited<ReturnType<typeof refusingLog>>;
beforeAll(async () => {
  setTestEnv({ APP_MODE: 'test', WEBHOOKS_TO_LOCAL: '1' });
  world = await startDemoWorld(ALL_HANDLERS);
  await openFor(world, SUPER, 'ten_fjord');
  log = await refusingLog(world);
});
afterAll(() => world.close());
beforeEach(() => world.asOwner('delete from rate_limits'));

async function rows(action: AuditAction): Promise<number> {
  const count = (table: string) => `select count(*)::integer as n from ${table} where action = '${action}'`;
  const [own] = await world.sql<{ n: number }>(count('audit_log'));
  const [platform] = await world.asOwner<{ n: number }>(count('platform_audit'));
  return (own?.n ?? 0) + (platform?.n ?? 0);
}

/**
 * For each of the types, in the same flow: where its row can't be kept, the flow fails and leaves none of the rows; afterwards the very
 * same flow writes exactly one of each, so that the failed one has changed nothing either.
 */
async function walks(actions: readonly AuditAction[], flow: () => Promise<boolean>): Promise<void> {
  const counts = () => Promise.all(actions.map(rows));
  const before = await counts();
  for (const action of actions) {
    await log.refuse(action);
    expect([action, await flow()]).toEqual([action, false]);
    await log.allow();
    expect([action, await counts()]).toEqual([action, before]);
  }
  expect(await flow()).toBe(true);
  expect(await counts()).toEqual(before.map((count) => count + 1));
}

const answers = async (asked: Promise<DemoAnswer>, good = 200) => (await asked).status === good;

describe('each type of the log by its own flow: one row, in the flow’s transaction (S3.9-7)', () => {
  test('event: created', async () => {
    const { img_id: _, ...parts } = temporaryStoreExample;
    const page = { name: 'Walked', heading: '', subheading: '' };
    const body = { ...parts, products: [], image_id: null, page };
    await walks(['event.created'], () => answers(world.post('/api/ten_fjord/events/create', body, ADMIN)));
  });

  test('event: status updated, locked, unlocked, deleted, restored', async () => {
    const post = (path: string, body: object, person: string) => () =>
      answers(world.post(path, body, person));
    await walks(['event.status_updated'], post(`${SUMMER}/status`, { status: 'Active' }, ADMIN));
    await walks(['event.locked'], post(`${EVENT}/lock`, { reason: 'Not theirs' }, SUPER));
    await walks(['event.unlocked'], post(`${EVENT}/unlock`, { reason: 'Theirs' }, SUPER));
    await walks(['event.deleted'], post(`${EVENT}/delete`, { name: 'Fjord & Fern' }, ADMIN));
    await walks(['event.restored'], post(`${EVENT}/restore`, {}, ADMIN));
  });

  test('product and event product: added, deleted', async () => {
    const mug = { blank: 'mug', name: 'A mug', price: '9.50', colours: ['mug-black-onesize'] };
    let made = '';
    await walks(['product.added', 'event_product.added'], async () => {
      const answer = await world.post(`${EVENT}/products`, mug, ADMIN);
      made = (answer.json.data as { product_id?: string } | undefined)?.product_id ?? made;
      return answer.status === 200;
    });
    await walks(['event_product.deleted', 'product.deleted'], () =>
      answers(world.post(`${EVENT}/products/${made}/delete`, {}, ADMIN)),
    );
  });

  test('file and event file: added, deleted', async () => {
    const bytes = await flat(300, 200).png().toBuffer();
    const file = { name: 'a picture.png', type: 'image/png', bytes: bytes.length };
    const { token } = (await world.post(UPLOADS, file, ADMIN)).json.data as unknown as { token: string };
    const headers = { 'content-type': 'application/octet-stream' };
    await world.ask(
      `${UPLOADS}/${token}/parts/1`,
      { method: 'POST', body: new Uint8Array(bytes), headers },
      ADMIN,
    );
    await world.post(`${UPLOADS}/${token}/finish`, {}, ADMIN);
    const [job] = await world.asOwner<{ payload: JobPayloads['process-upload'] }>(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
        where t.id = j.task_id and t.identifier = 'process-upload' returning j.payload`,
    );
    if (!job) throw new Error('nothing was uploaded');
    await walks(['file.added', 'event_file.added'], () =>
      processUpload(job.payload, { last: false }).then(
        () => true,
        () => false,
      ),
    );
    const [added] = await world.sql<{ id: string }>(
      `select subject_id as id from audit_log where action = 'file.added' order by at desc limit 1`,
    );
    await walks(['file.deleted', 'event_file.deleted'], () =>
      answers(world.post(`/api/ten_fjord/files/${added?.id}/delete`, {}, ADMIN)),
    );
  });

  test('printer’s registration: success and failure', async () => {
    await walks(['fulfiller_registration.success'], () =>
      answers(world.post('/api/fulfillers', { ...exampleFacts, connection: null }, SUPER)),
    );
    const connection = { url: 'http://127.0.0.1:1024/', secret: 'a-secret-of-thirty-two-characters' };
    await walks(['fulfiller_registration.failure'], () =>
      answers(world.post('/api/fulfillers', { ...exampleFacts, connection }, SUPER), 422),
    );
  });

  test('credit account: requested, activated, both discounts', async () => {
    const asked = { currency: 'GBP', limit: '500.00', discounts: true, note: 'Two fairs' };
    await walks(['credit_account.requested'], () =>
      answers(world.post('/api/ten_tidewater/credit/request', asked, 'admin@tidewater-books.example')),
    );
    const [account] = await world.sql<{ version: number }>(
      `select version from credit_accounts where tenant_id = 'ten_tidewater' and currency = 'GBP'`,
    );
    const terms = {
      currency: 'GBP',
      limit: '500.00',
      discount_amount: '0.25',
      shipping_discount_amount: '1.00',
      version: account?.version,
    };
    await walks(
      [
        'tenant_credit_account.activated',
        'tenant_credit_account.discount_amount_updated',
        'tenant_credit_account.shipping_discount_amount_updated',
      ],
      () => answers(world.post('/api/clients/ten_tidewater/credit/activate', terms, SUPER)),
    );
  });

  test('new tenant requires verification', async () => {
    const form = {
      company: 'Harbour Lights Choir',
      name: 'Ada Fern',
      password: 'kanelsnurrer og kaffe',
      region: 'EU',
      lang: 'en',
      email: 'ada@harbour.example',
    };
    await walks(['new_tenant.requires_verification'], () => answers(world.post('/api/register', form)));
  });

  test('all 25 are walked: here, and those of orders beside their printer’s stand-in', () => {
    const orders = join(__dirname, '../../fulfilment/service/order-log.test.ts');
    const text = [__filename, orders].map((file) => readFileSync(file, 'utf8')).join('\n');
    expect(AUDIT_ACTIONS.filter((action) => !text.includes(`'${action}'`))).toEqual([]);
  });

  test('no row tells who it was: no person’s name, e-mail, phone or street (D44-1)', async () => {
    const users = await world.asOwner<{ told: string[] }>('select array[name, email] as told from users');
    const customers = await world.sql<{ told: string[] }>(
      `select array_remove(array[name, email, phone, address_first_line], null) as told from customers`,
    );
    const secret = [...users, ...customers].flatMap(({ told }) => told).filter((text) => text.length > 4);
    expect(secret.length).toBeGreaterThan(100);
    const told = 'concat_ws(chr(10), subject_label, data::text, changes::text) as text';
    const texts = [
      ...(await world.sql<{ text: string }>(`select ${told} from audit_log`)),
      ...(await world.asOwner<{ text: string }>(`select ${told} from platform_audit`)),
    ].map(({ text }) => text);
    const found = new Set(secret.filter((one) => texts.some((text) => text.includes(one))));
    expect([...found]).toEqual([]);
    expect(texts.filter((text) => /[^\s"]@[^\s"]+\.[a-z]/.test(text))).toEqual([]);
  });

  test('every subject that has a name is called by it (D44-1)', async () => {
    const rows = await world.sql(
      `select distinct action from audit_log where subject_label is null and request_id is not null
        and subject_type <> 'bulk_act' order by 1`,
    );
    expect(rows).toEqual([]);
  });
});
