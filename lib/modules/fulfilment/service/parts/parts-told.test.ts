/** @jest-environment node */
import fc from 'fast-check';
import type { SubmitOutcome, SubmittedOrder } from '@/lib/fulfillers';
import { withTenant } from '@/lib/db/with-tenant';
import { orderOfParts } from '@/lib/modules/fulfilment/rules/parts/part-place';
import { statusOfKind, type FixableKind } from '@/lib/modules/orders/rules/fixable-issues';
import { TRANSITIONS } from '@/lib/modules/orders/rules/transition-table';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { presentPacked } from '@/lib/modules/orders/service/present-parcels';
import { readParcels } from '@/lib/modules/orders/service/statements/parcels';
import { findLines } from '@/lib/modules/orders/service/statements/find-lines';
import { solveIssue } from '@/lib/modules/order-changes/service/solve-issue';
import { actOnOrder } from '@/lib/modules/fulfilment/service/act-on-order';
import { renderPrints } from '@/lib/modules/fulfilment/service/render-prints';
import { submitOrder } from '@/lib/modules/fulfilment/service/submit-order';
import { CLIENT, ISLA } from '@/scripts/test/charge-world';
import { ALPHABET, hear } from '@/scripts/test/heard';
import { PartsWorld } from '@/scripts/test/parts-world';
import { propertyRuns } from '@/scripts/test/property-runs';

jest.setTimeout(600_000);

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
const away = () => Promise.reject(new Error('the line is dead'));

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

const sentTo = () => mockSent.map(({ fulfillerId }) => fulfillerId);
const track = (number: string) => ({ carrier: 'Post', number, url: `https://post.example/${number}` });

async function solve(kind: FixableKind): Promise<void> {
  await withTenant(CLIENT, async (tx) => {
    const order = await lockOrder(tx, CLIENT.tenantId, at.at.orderId);
    expect(order?.status).toBe(statusOfKind(kind));
    if (order) await solveIssue(tx, CLIENT, { ...order, status: statusOfKind(kind) }, kind);
  });
}

describe('an issue of one part (D32-60)', () => {
  test('of its artwork: the order waits, the other part goes on, and only the one that was stopped is sent again', async () => {
    await at.submit();
    await at.tell('ful_tee', 'artwork_issue');
    await at.tell('ful_mug', 'in_production');
    expect([await at.status(), (await at.places())['ful_mug']]).toEqual(['artwork_issue', 'in_production']);
    await solve('artwork');
    await at.tell('ful_mug', 'packaged');
    // Of the part as it was sent first, nothing counts any more.
    await at.tell('ful_tee', 'in_production');
    expect(await at.status()).toBe('queued_processing');
    await renderPrints(at.at.key);
    await at.submit();
    expect(sentTo().filter((id) => id === 'ful_tee')).toHaveLength(2);
    expect(sentTo().filter((id) => id === 'ful_mug')).toHaveLength(1);
    expect([await at.status(), await at.places()]).toEqual([
      'submitted_to_fulfiller',
      { ful_tee: 'submitted_to_fulfiller', ful_mug: 'packaged' },
    ]);
    await at.tell('ful_tee', 'shipped');
    expect(await at.status()).toBe('packaged');
  });

  test('of its address: only that part is sent anew, under another reference', async () => {
    mockPrinters.set('ful_tee', away);
    await at.submit();
    await at.tell('ful_tee', 'address_issue');
    expect(await at.status()).toBe('address_issue');
    mockPrinters.clear();
    await solve('address');
    await submitOrder({ ...at.at.key, since: Date.now() });
    expect(sentTo().toSorted()).toEqual(['ful_mug', 'ful_tee', 'ful_tee']);
    const tees = mockSent.filter(({ fulfillerId }) => fulfillerId === 'ful_tee');
    expect(new Set(tees.map(({ reference }) => reference)).size).toBe(2);
    expect(await at.status()).toBe('submitted_to_fulfiller');
  });

  test('one that its printer has passed is over, and nothing is sent again', async () => {
    await at.submit();
    await at.tell('ful_tee', 'artwork_issue');
    await at.tell('ful_tee', 'in_production');
    expect(await at.status()).toBe('queued_processing');
    await renderPrints(at.at.key);
    await at.submit();
    expect(sentTo().toSorted()).toEqual(['ful_mug', 'ful_tee']);
    expect(await at.status()).toBe('submitted_to_fulfiller');
  });

  test('two at once: one after the other', async () => {
    mockPrinters.set('ful_mug', away);
    await at.submit();
    await at.tell('ful_tee', 'artwork_issue');
    await at.tell('ful_mug', 'address_issue');
    expect(await at.status()).toBe('artwork_issue');
    mockPrinters.clear();
    await solve('artwork');
    await renderPrints(at.at.key);
    await at.submit();
    expect(await at.status()).toBe('address_issue');
    await solve('address');
    await at.submit();
    expect([await at.status(), sentTo().length]).toEqual(['submitted_to_fulfiller', 4]);
    expect(await at.makers()).toEqual({ tee: 'ful_tee', mug: 'ful_mug' });
  });

  test('a reprint waits until the others are made, and prints that part alone', async () => {
    await at.submit();
    await at.tell('ful_tee', 'in_production');
    await at.tell('ful_tee', 'awaiting_reprint');
    expect(await at.status()).toBe('submitted_to_fulfiller');
    await at.tell('ful_mug', 'shipped');
    expect(await at.status()).toBe('awaiting_reprint');
    const form = { act: 'print_again', reason: '', not_made: false } as const;
    await actOnOrder({ ...CLIENT, actor: 'staff', userId: 'usr_super' }, STAFF, at.at.orderId, form);
    await renderPrints(at.at.key);
    await at.submit();
    expect(sentTo().toSorted()).toEqual(['ful_mug', 'ful_tee', 'ful_tee']);
    expect([await at.status(), await at.places()]).toEqual([
      'submitted_to_fulfiller',
      { ful_tee: 'submitted_to_fulfiller', ful_mug: 'shipped' },
    ]);
    await at.tell('ful_tee', 'shipped');
    expect(await at.status()).toBe('shipped');
  });

  test('a worker that dies with both calls: each part is sent again under its own reference, once', async () => {
    mockPrinters.set('ful_tee', away).set('ful_mug', away);
    await at.submit();
    mockPrinters.clear();
    const first = new Set(mockSent.map(({ reference }) => reference));
    await at.sql(`update submissions set next_at = now() - interval '1 second' where next_at is not null`);
    const [row] = await at.sql<{ lost: string }>(
      `select (extract(epoch from date_trunc('milliseconds', max(next_at))) * 1000)::bigint::text as lost from submissions`,
    );
    await at.sql(`update submissions set next_at = date_trunc('milliseconds', next_at)`);
    const job = { ...at.at.key, lostAt: Number(row?.lost) };
    await Promise.all([submitOrder(job), submitOrder(job)]);
    expect(await at.status()).toBe('submitted_to_fulfiller');
    expect(mockSent).toHaveLength(4);
    expect(new Set(mockSent.map(({ reference }) => reference))).toEqual(first);
  });
});

describe('what people see of parts (D32-61)', () => {
  const shown = () =>
    withTenant(CLIENT, async (tx) => {
      const key = { ...CLIENT, orderId: at.at.orderId };
      const lines = await findLines(tx, CLIENT.tenantId, at.at.orderId);
      const { parcels, toCome } = presentPacked(lines, await readParcels(tx, key));
      return {
        parcels: parcels.map(({ fulfiller, status, items, tracking }) => [
          fulfiller,
          status,
          items.map(({ quantity }) => quantity),
          tracking?.number ?? null,
        ]),
        toCome: toCome.map(({ quantity }) => quantity),
      };
    });
  const mails = async () =>
    (await at.at.jobsOf<{ kind: string; parcelId?: string }>('send-order-mail'))
      .filter(({ kind }) => kind === 'order_shipped')
      .map(({ parcelId }) => (parcelId === undefined ? 'all' : 'part'));

  test('each is a parcel of its own lines, with where it is, and one mail each', async () => {
    await at.submit();
    await at.tell('ful_mug', 'shipped', { tracking: track('M1') });
    expect(await shown()).toEqual({ parcels: [['ful_mug', 'shipped', [2], 'M1']], toCome: [2] });
    expect([await at.status(), await mails()]).toEqual(['submitted_to_fulfiller', ['part']]);
    await at.tell('ful_mug', 'shipped', { tracking: track('M1') });
    expect(await mails()).toEqual(['part']);
    await at.tell('ful_tee', 'shipped', { tracking: track('T1') });
    expect([await at.status(), await mails()]).toEqual(['shipped', ['part', 'all']]);
    expect((await shown()).parcels).toHaveLength(2);
  });

  test('a printer may send its part in several parcels, and no more than its part', async () => {
    await at.submit();
    const tell = (id: string, sku: string, quantity: number) =>
      at.tell('ful_mug', 'picked', {
        parcel: { id, status: 'shipped', items: [{ sku, quantity }], tracking: track(id) },
      });
    await at.tell('ful_mug', 'picked');
    await tell('a', 'MUG-WHITE', 1);
    await tell('b', 'MUG-WHITE', 2);
    await tell('c', 'NL180-BLACK-M', 1);
    expect((await shown()).parcels).toEqual([['ful_mug', 'shipped', [1], 'a']]);
    await tell('b', 'MUG-WHITE', 1);
    expect([(await at.places())['ful_mug'], await at.status()]).toEqual([
      'shipped',
      'submitted_to_fulfiller',
    ]);
    expect(await mails()).toEqual(['part', 'part']);
  });
});

const PRINTERS = ['ful_tee', 'ful_mug'] as const;
const WAY: readonly string[] = TRANSITIONS.line.map(({ status }) => status);
const drawn = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...PRINTERS), fc.constantFrom(...ALPHABET)), {
    selector: (one) => one.join(' '),
    minLength: 2,
    maxLength: 8,
  })
  .chain((messages) => fc.shuffledSubarray([...messages, ...messages], { minLength: messages.length * 2 }));

/** What of these messages a printer's part is. */
const heardBy = (printer: string, messages: readonly (readonly [string, OrderStatus])[]) =>
  [...new Set(messages.filter(([from]) => from === printer).map(([, status]) => status))].reduce(hear, {
    status: 'submitted_to_fulfiller',
    returnsTo: null,
    reprintEarly: false,
  }).status;

test('messages of two printers in any order, with repeats, move each its part, and the order with them (D32-59)', async () => {
  for (const messages of fc.sample(drawn, propertyRuns(25))) {
    await at.order();
    await at.submit();
    for (const [printer, status] of messages) await at.tell(printer, status, { id: `msg_${status}` });
    const wanted = Object.fromEntries(PRINTERS.map((printer) => [printer, heardBy(printer, messages)]));
    expect([messages, await at.places()]).toEqual([messages, wanted]);
    const parts = PRINTERS.map((printer) => heardBy(printer, messages));
    const order = orderOfParts(parts.map((status) => ({ status, redo: false, refused: false }))).at(-1);
    // One that was stopped, and isn't any more, has its prints looked at again on its way.
    const status = (await at.status()) ?? '';
    if (status !== 'queued_processing') expect([messages, status]).toEqual([messages, order]);
    const history = await at.sql<{ was: string | null; now: string }>(
      `select from_status as was, to_status as now from order_history where order_id = $1 and moved
         and actor = 'fulfiller' order by at, id`,
      [at.at.orderId],
    );
    for (const { was, now } of history) {
      const [before, after] = [WAY.indexOf(was ?? ''), WAY.indexOf(now)];
      if (before >= 0 && after >= 0) expect(after).toBeGreaterThan(before);
    }
    await renderPrints(at.at.key);
    await at.submit();
    if (status === 'queued_processing') expect([messages, await at.status()]).toEqual([messages, order]);
    expect(await at.submissions()).toHaveLength(2);
  }
});
