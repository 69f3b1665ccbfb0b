/** @jest-environment node */
import type { BulkAct } from '@/lib/modules/lists/contract/bulk-act';
import { handlersOver } from '@/lib/modules/lists/api';
import { runAct } from '@/lib/modules/lists/service/run-act';
import { ALL_LISTS } from '@/scripts/test/all-lists';
import { recipient } from '@/scripts/test/claim-world';
import { startDemoWorld, type DemoAnswer, type DemoWorld } from '@/scripts/test/demo-world';
import { claimHandler } from '../api/claim';
import { releaseClaim } from './decide-flagged';

jest.setTimeout(120_000);

const ADMIN = 'admin@lumen-robotics.example';
const ACTS = '/api/ten_lumen/lists/claims/acts';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([claimHandler, ...handlersOver(ALL_LISTS)]);
  await world.sql("update events set household_mode = 'flag' where slug = 'lumen-summit'");
});
afterAll(() => world.close());

let codes = 0;

async function claim(form: Record<string, unknown>): Promise<string> {
  codes += 1;
  const code = `BULKACT${codes}`;
  await world.sql(
    `insert into promo_codes (tenant_id, id, batch_id, event_id, code, folded, max_uses)
     values ('ten_lumen', $1, 'bat_ls', 'evt_lumen_summit', $2, $3, 1)`,
    [`cod_bulk_${codes}`, code, code.replaceAll('L', '1')],
  );
  const answer = await world.post('/api/ten_lumen/lumen-summit/claim', { ...form, promo_code: code });
  expect([answer.status, answer.json.codes]).toEqual([200, undefined]);
  const [order] = await world.sql<{ id: string }>('select id from orders where order_ref = $1', [
    answer.json.data['order_ref'],
  ]);
  return order?.id ?? '';
}

/** One household's first claim, and as many more by other people of it; the ids of those. */
async function repeats(count: number): Promise<string[]> {
  const form = recipient();
  await claim(form);
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const { email, phone } = recipient();
    ids.push(await claim({ ...form, name: `Bo Lund ${number}`, email, phone }));
  }
  return ids;
}

const act = (answer: DemoAnswer) => answer.json.data as unknown as BulkAct;
const run = (made: BulkAct) =>
  runAct(ALL_LISTS, { id: made.id, tenantId: 'ten_lumen', ownerId: 'usr_lumen_admin' }, { last: true });
const read = async (made: BulkAct) => act(await world.get(`${ACTS}/${made.id}`, ADMIN));
const states = async (ids: readonly string[]) => {
  const rows = await world.sql<{ order_id: string; state: string }>(
    'select order_id, state from claim_flags where order_id = any($1)',
    [ids],
  );
  return ids.map((id) => rows.find((row) => row.order_id === id)?.state);
};

test('approves many claims at once; one that is decided already stops nobody, and a second run changes nothing', async () => {
  const [decided = '', ...waiting] = await repeats(3);
  await releaseClaim(
    { tenantId: 'ten_lumen', actor: 'client', userId: 'usr_super' },
    { orderId: decided, userId: 'usr_super' },
  );
  const made = act(await world.post(ACTS, { act: 'approve', ids: [decided, ...waiting] }, ADMIN));
  expect(made).toMatchObject({ list: 'claims', act: 'approve', total: 3 });
  await run(made);
  expect(await read(made)).toMatchObject({
    status: 'done',
    done: 2,
    refused: [{ code: 'conflict', count: 1, ids: [decided] }],
  });
  expect(await states(waiting)).toEqual(['released', 'released']);

  // The worker was killed before it had stored how far it was: its successor begins again.
  await world.sql(
    "update bulk_acts set status = 'running', position = 0, done = 0, refused = '[]' where id = $1",
    [made.id],
  );
  await run(made);
  expect(await read(made)).toMatchObject({ done: 2, refused: [{ code: 'conflict', count: 1 }] });
  const logged = await world.sql(
    "select 1 from audit_log where action = 'claim.flag_released' and subject_id = any($1)",
    [waiting],
  );
  expect(logged).toHaveLength(2);
});

test('denies all that wait but one; what they took is given back', async () => {
  const [kept = '', ...denied] = await repeats(3);
  const asked = { act: 'deny', query: { event: 'lumen-summit' }, except: [kept] };
  const made = act(await world.post(ACTS, asked, ADMIN));
  await run(made);
  expect(await states([kept, ...denied])).toEqual(['waiting', 'refused', 'refused']);
  const orders = await world.sql<{ status: string }>('select status from orders where id = any($1)', [
    denied,
  ]);
  expect(orders.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
});

test('only who decides claims may, and only their own', async () => {
  const [id = ''] = await repeats(1);
  const asked = { act: 'approve', ids: [id] };
  expect((await world.post(ACTS, asked, 'admin@fjord-fern.example')).status).toBe(404);
  const foreign = await world.post('/api/ten_fjord/lists/claims/acts', asked, 'admin@fjord-fern.example');
  expect(foreign.status).toBe(404);
  const service = await world.post('/api/ten_fjord/lists/claims/acts', asked, 'service@fjord-fern.example');
  expect(service.status).toBe(403);
  expect(await states([id])).toEqual(['waiting']);
});
