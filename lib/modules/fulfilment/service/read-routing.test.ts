/** @jest-environment node */
import { readRouting as contract } from '@/lib/modules/fulfilment/contract/read-routing';
import { ChargeWorld, CLIENT, ISLA } from '@/scripts/test/charge-world';
import { readRouting } from './read-routing';
import { submitOrder } from './submit-order';

jest.setTimeout(60_000);

const STAFF = { ...ISLA, id: 'usr_super', tenantId: null, superadmin: true };
const AS_STAFF = { ...CLIENT, actor: 'staff' } as const;
let at: ChargeWorld;

beforeAll(async () => {
  at = await ChargeWorld.start();
  await at.buy();
  await at.becomePaid();
  await at.setStatus('processed');
  await at.world.ownerSql(
    `insert into fulfillers (id, name, regions, status, paused_at, paused_until) values
      ('ful_a', 'Anchor Print', '{UK}', 'open', now(), '2999-05-03'), ('ful_b', 'Brook Print', '{UK}', 'open', null, null),
      ('ful_c', 'Cove Print', '{UK}', 'closed', null, null)`,
    [],
  );
  await at.world.sql(
    `insert into event_fulfillers select tenant_id, event_id, 'ful_b', 'excluded', now() from orders where id = $1`,
    [at.orderId],
  );
});
afterAll(() => at.close());

test('before any decision there is nothing to say; an order of nobody is not found', async () => {
  expect(await readRouting(CLIENT, ISLA, at.orderId)).toEqual({
    waiting: false,
    submission: null,
    acts: [],
    address: null,
    parts: [],
    late: null,
    helps: [],
    decisions: [],
  });
  await expect(readRouting(CLIENT, ISLA, 'ord_none')).rejects.toMatchObject({ code: 'not_found' });
});

test('staff read every printer with what spoke against it; the client only its own choice (D32-26, D32-27)', async () => {
  await submitOrder(at.key);
  const staff = contract.response.parse(await readRouting(AS_STAFF, STAFF, at.orderId));
  const paused = { code: 'paused', until: '2999-05-03' };
  expect(staff.waiting).toBe(true);
  expect(staff.decisions[0]?.candidates.map(({ name, refusals }) => [name, refusals])).toEqual([
    ['Anchor Print', [paused]],
    ['Brook Print', [{ code: 'excluded' }]],
    ['Cove Print', [{ code: 'closed' }]],
  ]);
  expect(staff.helps).toEqual([
    { code: 'only', name: 'Anchor Print', refusal: paused },
    { code: 'only', name: 'Brook Print', refusal: { code: 'excluded' } },
  ]);
  const client = contract.response.parse(await readRouting(CLIENT, ISLA, at.orderId));
  expect([staff.acts, client.acts]).toEqual([['look_again'], []]);
  expect(client.helps).toEqual([{ code: 'only', name: 'Brook Print', refusal: { code: 'excluded' } }]);
  expect(client.decisions).toMatchObject([{ fulfiller: null, reasons: [], candidates: [] }]);
});
