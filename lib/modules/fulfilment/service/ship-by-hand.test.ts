/** @jest-environment node */
import { withTenant } from '@/lib/db/with-tenant';
import { moveByHand } from '@/lib/modules/order-changes/service/moves/move-by-hand';
import { presentPacked } from '@/lib/modules/orders/service/present-parcels';
import { findLines } from '@/lib/modules/orders/service/statements/find-lines';
import { readParcels } from '@/lib/modules/orders/service/statements/parcels';
import { CLIENT } from '@/scripts/test/charge-world';
import { PartsWorld } from '@/scripts/test/parts-world';

jest.setTimeout(120_000);

jest.mock('@/lib/fulfillers', () => ({
  fulfiller: () => ({
    submit: async ({ reference }: { reference: string }) => ({
      kind: 'accepted',
      externalId: `ext_${reference}`,
    }),
  }),
}));

const AS_STAFF = { ...CLIENT, actor: 'staff', userId: 'usr_super' } as const;
const TRACKING = { carrier: 'Royal Mail', number: 'RM1', url: 'https://post.example/RM1' };
const LATER = { carrier: 'Post', number: 'P9', url: 'https://post.example/P9' };

let at: PartsWorld;
beforeAll(async () => {
  at = await PartsWorld.start();
});
afterAll(() => at.close());
beforeEach(() => at.order());

const ship = (tracking?: typeof TRACKING) =>
  moveByHand(AS_STAFF, { orderId: at.at.orderId, to: 'shipped', reason: '', userId: 'usr_super', tracking });
const shown = () =>
  withTenant(CLIENT, async (tx) => {
    const lines = await findLines(tx, CLIENT.tenantId, at.at.orderId);
    const { parcels, toCome } = presentPacked(
      lines,
      await readParcels(tx, { ...CLIENT, orderId: at.at.orderId }),
    );
    const of = (items: { sku?: string; quantity: number }[]) => items.map(({ quantity }) => quantity);
    return [
      ...parcels.map((one) => [one.status, of(one.items), one.tracking?.number ?? null]),
      ['to come', of(toCome)],
    ];
  });
const one = async () => {
  await at.printer('ful_all', ['tee', 'mug']);
  await at.submit();
};

describe('an order that staff move to shipped (D32-84)', () => {
  test('is seen as a parcel of all its items, with where it is, in the log and in one mail', async () => {
    await one();
    await at.tell('ful_all', 'in_production');
    expect((await ship(TRACKING)).status).toBe('shipped');
    expect(await shown()).toEqual([
      ['shipped', [2, 2], 'RM1'],
      ['to come', []],
    ]);
    await ship(TRACKING);
    expect(await shown()).toHaveLength(2);
    const logged = await at.sql<{ data: object; actor: string }>(
      `select data, actor from audit_log where subject_id = $1 and action = 'order.parcel_told'`,
      [at.at.orderId],
    );
    expect(logged).toEqual([
      { data: { parcel: expect.any(String), status: 'shipped', by_hand: true }, actor: 'staff' },
    ]);
    const mails = await at.at.jobsOf<{ kind: string }>('send-order-mail');
    expect(mails.filter(({ kind }) => kind === 'order_shipped')).toHaveLength(1);
    const [row] = await at.sql(`select tracking from orders where id = $1`, [at.at.orderId]);
    expect(row).toEqual({ tracking: TRACKING });
  });

  test('its printer’s word afterwards says where it is, and its own parcels replace ours', async () => {
    await one();
    await ship();
    expect(await shown()).toEqual([
      ['shipped', [2, 2], null],
      ['to come', []],
    ]);
    await at.tell('ful_all', 'shipped', { tracking: LATER });
    expect(await shown()).toEqual([
      ['shipped', [2, 2], 'P9'],
      ['to come', []],
    ]);
    const parcel = {
      id: 'a',
      status: 'shipped',
      items: [{ sku: 'MUG-WHITE', quantity: 2 }],
      tracking: TRACKING,
    };
    await at.tell('ful_all', 'picked', { parcel });
    expect(await shown()).toEqual([
      ['shipped', [2], 'RM1'],
      ['to come', [2]],
    ]);
    expect(await at.status()).toBe('shipped');
  });

  test('what is in parcels already stays in them, and the rest is one more', async () => {
    await one();
    const parcel = {
      id: 'a',
      status: 'packaged',
      items: [{ sku: 'MUG-WHITE', quantity: 1 }],
      tracking: LATER,
    };
    await at.tell('ful_all', 'picked', { parcel });
    await ship(TRACKING);
    expect(await shown()).toEqual([
      ['shipped', [1], 'P9'],
      ['shipped', [2, 1], 'RM1'],
      ['to come', []],
    ]);
  });

  test('of several printers each part is a parcel, and has left', async () => {
    await at.submit();
    await at.tell('ful_mug', 'shipped', { tracking: LATER });
    await ship(TRACKING);
    expect((await shown()).toSorted()).toEqual([
      ['shipped', [2], 'P9'],
      ['shipped', [2], 'RM1'],
      ['to come', []],
    ]);
    expect(await at.places()).toEqual({ ful_tee: 'shipped', ful_mug: 'shipped' });
    expect(await at.status()).toBe('shipped');
  });
});
