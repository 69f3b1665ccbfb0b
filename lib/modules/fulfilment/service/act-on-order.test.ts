/** @jest-environment node */
import type { SubmitOutcome, SubmittedOrder } from '@/lib/fulfillers';
import { actOnOrder as contract, type SendingForm } from '@/lib/modules/fulfilment/contract/act-on-order';
import { ChargeWorld, CLIENT, ISLA } from '@/scripts/test/charge-world';
import { actOnOrder } from './act-on-order';
import { readRouting } from './read-routing';
import { renderPrints } from './render-prints';
import { sendDue } from './sending/send-due';
import { submitOrder } from './submit-order';

jest.setTimeout(120_000);

const mockSent: SubmittedOrder[] = [];
const mockPrinters = new Map<string, () => Promise<SubmitOutcome>>();
jest.mock('@/lib/fulfillers', () => ({
  fulfiller: () => ({
    submit: async (order: SubmittedOrder) => {
      mockSent.push(order);
      const does = mockPrinters.get(order.fulfillerId);
      return does ? does() : { kind: 'accepted', externalId: `ext_${order.reference}` };
    },
  }),
}));

const STAFF = { ...ISLA, id: 'usr_super', tenantId: null, superadmin: true };
const AS_STAFF = { ...CLIENT, actor: 'staff', userId: 'usr_super' } as const;
let at: ChargeWorld;
let sku: string;
const owner = (text: string, values: unknown[] = []) =>
  at.world.ownerSql<Record<string, unknown>>(text, values);

beforeAll(async () => {
  at = await ChargeWorld.start();
  await at.buy();
  await at.becomePaid();
  const [line] = await at.world.sql<{ sku: string }>('select sku from order_lines where order_id = $1', [
    at.orderId,
  ]);
  sku = line?.sku ?? '';
});
afterAll(() => at.close());
beforeEach(async () => {
  mockSent.length = 0;
  mockPrinters.clear();
  for (const table of ['routing_waits', 'routing_decisions', 'submissions'])
    await at.world.sql(`delete from ${table}`);
  await at.world.sql(
    'update orders set fulfiller_id = null, returns_to = null, hold_reason = null, held_at = null',
  );
  for (const table of ['fulfiller_lines', 'fulfiller_stock', 'fulfiller_days', 'fulfillers'])
    await owner(`delete from ${table}`);
  await owner(`insert into fulfillers (id, name, regions, status, promised_days) values
    ('ful_anchor', 'Anchor Print', '{UK}', 'open', 1), ('ful_brook', 'Brook Print', '{UK}', 'open', 9)`);
  await owner(`insert into fulfiller_stock values ('ful_anchor', $1, 5, false)`, [sku]);
  await at.setStatus('processed');
});

const away = () => Promise.reject(new Error('the line is dead'));
const no = () => Promise.resolve({ kind: 'rejected', reason: 'no ink' } as const);
const form = (act: SendingForm['act'], more: Partial<SendingForm> = {}): SendingForm => ({
  act,
  reason: '',
  not_made: false,
  ...more,
});
const act = async (one: SendingForm) =>
  contract.response.parse(await actOnOrder(AS_STAFF, STAFF, at.orderId, one));
const submit = () => submitOrder(at.key);
const status = async () =>
  (await at.world.sql<{ status: string }>('select status from orders where id = $1', [at.orderId]))[0]
    ?.status;
const pieces = async () => (await owner('select pieces from fulfiller_stock'))[0]?.['pieces'];
const sentTo = () => mockSent.map(({ fulfillerId }) => fulfillerId);
const audits = (action: string) =>
  at.world.sql<{ actor: string; data: object }>(
    'select actor, data from audit_log where subject_id = $1 and action = $2 order by at desc limit 1',
    [at.orderId, action],
  );

/** Parked after its last try. */
async function parked(): Promise<void> {
  mockPrinters.set('ful_anchor', away);
  await submit();
  await at.world.sql(`update submissions set tries = 15, next_at = now() - interval '1 second'`);
  await sendDue();
  expect(await status()).toBe('fulfiller_submission_error');
}

test('parked: staff read since when and what they can do; the client neither printer nor acts (D32-40)', async () => {
  await parked();
  const routing = await readRouting(AS_STAFF, STAFF, at.orderId);
  expect(routing.submission).toMatchObject({
    fulfiller: 'Anchor Print',
    state: 'parked',
    fault: 'unreachable',
    calls: 2,
    next_at: null,
  });
  expect(routing.acts).toEqual(['send_again', 'send_elsewhere']);
  const client = await readRouting(CLIENT, ISLA, at.orderId);
  expect([client.submission?.state, client.submission?.fulfiller, client.acts]).toEqual(['parked', null, []]);
  await expect(act(form('look_again'))).rejects.toMatchObject({ code: 'conflict' });
});

test('sent again: the same printer, the same reference, all tries anew; twice is a conflict (S2.2-136)', async () => {
  await parked();
  mockPrinters.clear();
  await act(form('send_again'));
  await expect(act(form('send_again'))).rejects.toMatchObject({ code: 'conflict' });
  await submit();
  expect([await status(), await pieces()]).toEqual(['submitted_to_fulfiller', 3]);
  expect(new Set(mockSent.map(({ reference }) => reference)).size).toBe(1);
  expect(await audits('order.sent_again')).toEqual([{ actor: 'staff', data: { fulfiller: 'ful_anchor' } }]);
});

test('sent again in vain: it gets all its tries, however long it had waited (S2.2-136)', async () => {
  await parked();
  await at.world.sql(
    `update submissions set created_at = now() - interval '100 hours', unanswered_since = now() - interval '100 hours'`,
  );
  await act(form('send_again'));
  await submit();
  expect(await status()).toBe('submitting_to_fulfiller');
  const [row] = await at.world.sql('select tries, parked_at from submissions');
  expect(row).toEqual({ tries: 1, parked_at: null });
});

describe('sent to another printer (S2.2-137)', () => {
  test('only with a reason, and once somebody made sure that the first doesn’t make it', async () => {
    await parked();
    await expect(act(form('send_elsewhere', { not_made: true }))).rejects.toMatchObject({
      fields: { reason: ['required'] },
    });
    await expect(act(form('send_elsewhere', { reason: 'Flooded' }))).rejects.toMatchObject({
      fields: { not_made: ['required'] },
    });
    expect([await status(), await pieces()]).toEqual(['fulfiller_submission_error', 3]);
  });

  test('what the first held goes back, it is not asked again, and the reason is kept', async () => {
    await parked();
    mockPrinters.clear();
    await act(form('send_elsewhere', { reason: 'Flooded', not_made: true }));
    expect([await status(), await pieces()]).toEqual(['queued_submitting_to_fulfiller', 5]);
    await submit();
    expect([await status(), sentTo().at(-1)]).toEqual(['submitted_to_fulfiller', 'ful_brook']);
    expect(new Set(mockSent.map(({ reference }) => reference)).size).toBe(2);
    expect(await audits('order.sent_elsewhere')).toEqual([
      { actor: 'staff', data: { fulfiller: 'ful_anchor', reason: 'Flooded' } },
    ]);
  });

  test('one that was never called needs nobody’s word', async () => {
    await parked();
    await at.world.sql('update submissions set attempts = 0');
    await act(form('send_elsewhere', { reason: 'Its line is dead' }));
    await submit();
    expect(sentTo().at(-1)).toBe('ful_brook');
  });
});

test('refused by all: looked at again now, those that refused it, too (S2.2-138)', async () => {
  await owner(`delete from fulfillers where id = 'ful_brook'`);
  mockPrinters.set('ful_anchor', no);
  await submit();
  const routing = await readRouting(AS_STAFF, STAFF, at.orderId);
  expect([await status(), routing.waiting, routing.acts]).toEqual([
    'fulfiller_submission_error',
    true,
    ['look_again'],
  ]);
  expect(routing.submission?.state).toBe('refused');
  mockPrinters.clear();
  expect((await act(form('look_again'))).waiting).toBe(false);
  await submit();
  expect([await status(), await pieces()]).toEqual(['submitted_to_fulfiller', 3]);
});

describe('a reprint that its printer raised (S2.2-139)', () => {
  const raised = (returnsTo: string) =>
    at.world.sql(`update orders set status = 'awaiting_reprint', returns_to = $2 where id = $1`, [
      at.orderId,
      returnsTo,
    ]);

  test('is processed, routed and sent under a new reference', async () => {
    await submit();
    await raised('queued_processing');
    await act(form('print_again'));
    expect(await status()).toBe('queued_processing');
    await renderPrints(at.key);
    await submit();
    expect([await status(), await pieces()]).toEqual(['submitted_to_fulfiller', 1]);
    expect(new Set(mockSent.map(({ reference }) => reference)).size).toBe(2);
    expect(await audits('order.printed_again')).toMatchObject([{ actor: 'staff' }]);
  });

  test('not where a replacement prints it, nor while the order is held', async () => {
    await raised('in_production');
    await expect(act(form('print_again'))).rejects.toMatchObject({ code: 'conflict' });
    await raised('queued_processing');
    await at.world.sql(`update orders set hold_reason = 'disputed', held_at = now() where id = $1`, [
      at.orderId,
    ]);
    await expect(act(form('print_again'))).rejects.toMatchObject({ code: 'conflict' });
  });
});

test('an order of nobody is not found', async () => {
  const asked = actOnOrder(AS_STAFF, STAFF, 'ord_none', form('look_again'));
  await expect(asked).rejects.toMatchObject({ code: 'not_found' });
});
