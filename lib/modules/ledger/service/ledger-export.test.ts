/** @jest-environment node */
import { withStaff } from '@/lib/db/with-staff';
import type { ListExport } from '@/lib/modules/lists/contract/list-export';
import { handlersOver } from '@/lib/modules/lists/api';
import { runExport } from '@/lib/modules/lists/service/run-export';
import { ALL_LISTS } from '@/scripts/test/all-lists';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { emptyLedger } from '@/scripts/test/empty-ledger';
import { correctAccount } from './correct-account';
import { ledgerList } from './ledger-export';
import { recordTopUp } from './move-credit';

jest.setTimeout(60_000);

const ADMIN = 'admin@fjord-fern.example';
const PATH = '/api/ten_fjord/lists/ledger/exports';
const FJORD = { tenantId: 'ten_fjord', actor: 'staff', userId: 'usr_super' } as const;

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld(handlersOver(ALL_LISTS));
  await emptyLedger(world);
  await recordTopUp(FJORD, { currency: 'GBP', amount: 10_000, paymentId: 'pi_one' });
  await correctAccount(FJORD, { currency: 'GBP', amount: -550, reason: '=1+1; "twice"' });
  const lumen = { ...FJORD, tenantId: 'ten_lumen' };
  await correctAccount(lumen, { currency: 'EUR', amount: 700, reason: 'A slip' });
});
afterAll(() => world.close());

async function csv(body: object): Promise<string[]> {
  const made = (await world.post(PATH, body, ADMIN)).json.data as unknown as ListExport;
  await runExport(
    ALL_LISTS,
    { id: made.id, tenantId: 'ten_fjord', ownerId: 'usr_fjord_admin' },
    { last: false },
  );
  const file = await world.get(`${PATH}/${made.id}/file`, ADMIN);
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
  return file.text.split('\r\n');
}

test('the ledger as a file: headers in the person’s language, what looks like a formula guarded (D48-3)', async () => {
  const columns = ['number', 'kind', 'amount', 'balance_after', 'payment_id', 'reason'];
  expect(await csv({ lang: 'de', columns })).toEqual([
    'Nummer [number];Art [kind];Saldoänderung [amount];Kontostand danach [balance_after];Zahlung [payment_id];Grund [reason]',
    `2;Korrektur;-5.50;94.50;;"'=1+1; ""twice"""`,
    '1;Aufladung;100.00;100.00;pi_one;',
    '',
  ]);
  const filtered = await csv({ lang: 'en', columns: ['number', 'kind'], query: { kind: 'top_up' } });
  expect(filtered).toEqual(['Number [number],Type [kind]', '1,Top-up', '']);
});

test('only who may read the ledger exports it, and only its own', async () => {
  const statuses = [
    'manager@fjord-fern.example',
    'admin@lumen-robotics.example',
    'care@merchloom.example',
  ].map(async (person) => (await world.post(PATH, {}, person)).status);
  expect(await Promise.all(statuses)).toEqual([403, 404, 403]);
});

test('its rows in parts are those that it counts; staff have those of all clients', async () => {
  const everything = { tenantId: null, filters: {}, rows: {}, sort: null } as const;
  await withStaff({ staffId: 'usr_super' }, async (tx) => {
    expect(await ledgerList.count(tx, everything)).toBe(3);
    const first = await ledgerList.batch(tx, everything, { after: null, limit: 2 });
    const rest = await ledgerList.batch(tx, everything, { after: first.next, limit: 2 });
    const clients = [...first.rows, ...rest.rows].map((row) => row['client']);
    expect(clients.toSorted()).toEqual(['Fjord & Fern Coffee', 'Fjord & Fern Coffee', 'Lumen Robotics']);
    const targets = await ledgerList.targets(tx, { ...everything, tenantId: 'ten_fjord' }, 10);
    expect(targets.map(({ id }) => id)).toEqual(['led_gbp_000000000002', 'led_gbp_000000000001']);
    const ids = targets.map(({ id }) => id);
    expect(await ledgerList.known(tx, 'ten_lumen', ids)).toEqual([]);
    expect(await ledgerList.known(tx, null, ids)).toHaveLength(2);
    expect(await ledgerList.count(tx, { ...everything, rows: { except: ids } })).toBe(1);
  });
});
