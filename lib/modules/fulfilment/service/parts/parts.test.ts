/** @jest-environment node */
import type { SubmitOutcome, SubmittedOrder } from '@/lib/fulfillers';
import { withTenant } from '@/lib/db/with-tenant';
import { cancelForClient } from '@/lib/modules/orders/service/cancel-for-client';
import { cancelOrder } from '@/lib/modules/orders/service/cancel-order';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { listDecisions } from '@/lib/modules/fulfilment/data/routing-decisions';
import { actOnOrder } from '@/lib/modules/fulfilment/service/act-on-order';
import { readFulfiller } from '@/lib/modules/fulfilment/service/fulfillers/read-fulfiller';
import { sendDue } from '@/lib/modules/fulfilment/service/sending/send-due';
import { retryRouting } from '@/lib/modules/fulfilment/service/retry-routing';
import { CLIENT, ISLA } from '@/scripts/test/charge-world';
import { PartsWorld } from '@/scripts/test/parts-world';

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
const away = () => Promise.reject(new Error('the line is dead'));
const no = () => Promise.resolve({ kind: 'rejected', reason: 'no ink' } as const);

let at: PartsWorld;
beforeAll(async () => {
  at = await PartsWorld.start();
});
afterAll(() => at.close());
beforeEach(async () => {
  mockPrinters.clear();
  await at.order();
  mockSent.length = 0;
});

const sentTo = () => mockSent.map(({ fulfillerId }) => fulfillerId).toSorted();
const decisions = () => withTenant(CLIENT, (tx) => listDecisions(tx, { ...CLIENT, orderId: at.at.orderId }));
const due = () => at.sql(`update routing_waits set again_at = now() - interval '1 minute'`);

/** No two submissions of a part were accepted, and none was called under two references. */
async function expectOnce(): Promise<void> {
  const rows = await at.submissions();
  const lines = rows.filter(({ state, redo }) => state === 'accepted' && !redo).flatMap((row) => row.lines);
  expect(new Set(lines).size).toBe(lines.length);
}

describe('an order that two printers make (D32-57, D32-58)', () => {
  test('each gets its lines by a submission of its own, and the decisions name the part', async () => {
    await at.stock('ful_mug', 'MUG-WHITE', 5);
    await at.submit();
    expect(await at.status()).toBe('submitted_to_fulfiller');
    expect(await at.makers()).toEqual({ tee: 'ful_tee', mug: 'ful_mug' });
    const asked = mockSent.map(({ fulfillerId, items }) => [fulfillerId, items.map(({ sku }) => sku)]);
    expect(asked.toSorted()).toEqual([
      ['ful_mug', ['MUG-WHITE']],
      ['ful_tee', [expect.not.stringMatching('MUG')]],
    ]);
    for (const { callbackUrl, reference } of mockSent)
      expect(new URL(callbackUrl).searchParams.get('reference')).toBe(reference);
    const kept = await decisions();
    expect(kept.map(({ asked, reasons }) => [asked.part, reasons]).toSorted()).toEqual([
      [1, ['split', 'only_one']],
      [2, ['split', 'only_one']],
    ]);
    expect(kept.flatMap(({ candidates }) => candidates.map(({ refusals }) => refusals.length))).toEqual([
      0, 1, 0, 1,
    ]);
    expect(await at.stockOf('ful_mug')).toBe(3);
    await at.submit();
    expect(mockSent).toHaveLength(2);
    // The order waits for one of them, and each has its part in hand.
    await at.tell('ful_tee', 'picked');
    const inHand = (id: string) => readFulfiller({ staffId: 'usr_super', requestId: 'req_parts' }, id);
    expect([(await inHand('ful_tee')).orders_in_hand, (await inHand('ful_mug')).orders_in_hand]).toEqual([
      1, 1,
    ]);
  });

  test('one printer makes it whenever one can', async () => {
    await at.printer('ful_all', ['tee', 'mug'], 30);
    await at.submit();
    expect(sentTo()).toEqual(['ful_all']);
    expect((await at.submissions()).map(({ lines, status }) => [lines, status])).toEqual([[null, null]]);
  });

  test('where another order was quicker at one of them, nothing stays taken of the other', async () => {
    await at.stock('ful_mug', 'MUG-WHITE', 1);
    await at.stock('ful_tee', 'NL180-BLACK-M', 5);
    await at.submit();
    expect(await at.status()).toBe('fulfiller_routing_error');
    expect([await at.stockOf('ful_mug'), await at.stockOf('ful_tee')]).toEqual([1, 5]);
  });

  test('one whose answer is lost is sent again, the other one never', async () => {
    mockPrinters.set('ful_mug', away);
    await at.submit();
    expect([await at.status(), await at.places()]).toEqual([
      'submitting_to_fulfiller',
      { ful_tee: 'submitted_to_fulfiller', ful_mug: 'submitting_to_fulfiller' },
    ]);
    mockPrinters.clear();
    await at.sql(`update submissions set next_at = now() - interval '1 second' where state = 'queued'`);
    await Promise.all([sendDue(), sendDue(), at.submit()]);
    expect(sentTo().filter((id) => id === 'ful_tee')).toHaveLength(1);
    expect(new Set(mockSent.map(({ reference }) => reference)).size).toBe(2);
    expect(await at.status()).toBe('submitted_to_fulfiller');
    await expectOnce();
  });
});

describe('a part that its printer won’t make (D32-60)', () => {
  test('goes to another printer, and the other parts stay', async () => {
    await at.printer('ful_spare', ['mug'], 9);
    mockPrinters.set('ful_mug', no);
    await at.submit();
    expect(await at.status()).toBe('queued_submitting_to_fulfiller');
    await at.tell('ful_tee', 'picked');
    await at.submit();
    expect(await at.makers()).toEqual({ tee: 'ful_tee', mug: 'ful_spare' });
    expect(sentTo()).toEqual(['ful_mug', 'ful_spare', 'ful_tee']);
    expect((await at.submissions()).map(({ part }) => part)).toEqual([1, 2, 2]);
    expect(await at.status()).toBe('submitted_to_fulfiller');
    // Of what is over for it, the first printer moves nothing.
    await at.tell('ful_mug', 'shipped');
    expect(await at.places()).toMatchObject({ ful_tee: 'picked', ful_spare: 'submitted_to_fulfiller' });
    await at.tell('ful_spare', 'in_production');
    expect(await at.status()).toBe('picked');
    await expectOnce();
  });

  test('waits where no other can, and goes to the printer of the other part once that can', async () => {
    mockPrinters.set('ful_mug', no);
    await at.submit();
    expect(await at.status()).toBe('fulfiller_submission_error');
    await at.owner(`insert into fulfiller_blanks (fulfiller_id, family) values ('ful_tee', 'mug')`);
    await due();
    await retryRouting();
    await at.submit();
    expect(await at.makers()).toEqual({ tee: 'ful_tee', mug: 'ful_tee' });
    const [tee, , mug] = await at.submissions();
    // One printer has two parts: its messages name which, and a name that none of them has moves none.
    await at.tell('ful_tee', 'shipped', { reference: 'sub_of_another_order' });
    expect((await at.submissions()).map(({ status }) => status)).not.toContain('shipped');
    await at.tell('ful_tee', 'shipped', { reference: tee?.id ?? '' });
    await at.tell('ful_tee', 'picked', { reference: mug?.id ?? '' });
    expect((await at.submissions()).map(({ status }) => status)).toEqual([
      'shipped',
      'fulfiller_submission_error',
      'picked',
    ]);
    expect(await at.status()).toBe('picked');
    await expectOnce();
  });

  test('parked: the others go on, and staff send it elsewhere or again, by its number', async () => {
    mockPrinters.set('ful_mug', away);
    await at.submit();
    await at.useUpTries('ful_mug');
    await sendDue();
    expect(await at.status()).toBe('fulfiller_submission_error');
    await at.tell('ful_tee', 'in_production');
    expect([await at.status(), (await at.places())['ful_tee']]).toEqual([
      'fulfiller_submission_error',
      'in_production',
    ]);
    const send = (act: 'send_again' | 'send_elsewhere', part: number) =>
      actOnOrder(AS_STAFF, STAFF, at.at.orderId, { act, part, reason: 'gone', not_made: true });
    await expect(send('send_again', 1)).rejects.toMatchObject({ code: 'conflict' });
    await send('send_again', 2);
    await at.submit();
    await at.useUpTries('ful_mug');
    await sendDue();
    expect(await at.status()).toBe('fulfiller_submission_error');
    expect(new Set(mockSent.map(({ reference }) => reference)).size).toBe(2);
    await at.printer('ful_spare', ['mug']);
    await send('send_elsewhere', 2);
    await at.submit();
    expect(await at.makers()).toEqual({ tee: 'ful_tee', mug: 'ful_spare' });
    expect(await at.status()).toBe('submitted_to_fulfiller');
    expect(sentTo().filter((id) => id === 'ful_tee')).toHaveLength(1);
    const [row] = await at.sql<{ data: object }>(
      `select data from audit_log where subject_id = $1 and action = 'order.sent_elsewhere'`,
      [at.at.orderId],
    );
    expect(row?.data).toMatchObject({ fulfiller: 'ful_mug', part: 2 });
  });
});

describe('an order in parts that is cancelled (D32-60)', () => {
  test('between two answers: nothing more is sent, and what is not made goes back', async () => {
    await at.stock('ful_mug', 'MUG-WHITE', 5);
    mockPrinters.set('ful_mug', away);
    await at.submit();
    await withTenant(CLIENT, async (tx) => {
      const order = await lockOrder(tx, CLIENT.tenantId, at.at.orderId);
      if (order) await cancelOrder(tx, CLIENT, order, { actor: 'client', reason: 'duplicate' });
    });
    expect([await at.status(), await at.stockOf('ful_mug')]).toEqual(['cancelled', 5]);
    mockSent.length = 0;
    await at.sql(`update submissions set next_at = now() - interval '1 second' where next_at is not null`);
    await sendDue();
    await at.submit();
    await at.tell('ful_tee', 'picked');
    expect([await at.status(), sentTo()]).toEqual(['cancelled', []]);
  });

  test('not by its client once one part is being made, and then only that part is paid for', async () => {
    await at.submit();
    await at.tell('ful_tee', 'in_production');
    expect(await at.status()).toBe('submitted_to_fulfiller');
    await expect(
      cancelForClient(CLIENT, ISLA, at.at.orderId, { reason: 'duplicate', words: '' }),
    ).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});
