/** @jest-environment node */
import { ChargeWorld } from '@/scripts/test/charge-world';
import { receiveMessage } from './receive-message';

jest.setTimeout(60_000);

let at: ChargeWorld;
let ref: string;
let sku: string;
beforeAll(async () => {
  at = await ChargeWorld.start();
  await at.world.ownerSql(
    `insert into fulfillers (id, name, regions, status) values ('ful_parcels', 'Test Print', '{UK}', 'open')`,
    [],
  );
});
afterAll(() => at.close());

const submit = (id: string) =>
  at.world.sql(
    `insert into submissions (tenant_id, id, order_id, fulfiller_id, state)
     values ($1, $2 || $3, $3, 'ful_parcels', 'accepted')`,
    [at.key.tenantId, id, at.orderId],
  );

beforeEach(async () => {
  await at.buy();
  await at.becomePaid();
  await at.setStatus('submitted_to_fulfiller');
  await submit('sub_');
  const [row] = await at.world.sql<{ ref: string; sku: string }>(
    'select o.order_ref as ref, l.sku from orders o join order_lines l on l.order_id = o.id where o.id = $1',
    [at.orderId],
  );
  ({ ref, sku } = row ?? { ref: '', sku: '' });
});

let messages = 0;
function tell(status: string, more: Record<string, unknown> = {}) {
  messages += 1;
  const { tenantId, orderId } = at.key;
  return receiveMessage(tenantId, orderId, { id: `msg_${messages}`, order_ref: ref, status, ...more });
}
const track = (number: string) => ({ carrier: 'Post', number, url: `https://post.example/${number}` });
const tellParcel = (id: string, status: string, more: Record<string, unknown> = {}) =>
  tell(status, { parcel: { id, status, items: [{ sku, quantity: 1 }], ...more } });

const statusOf = async () => (await at.state()).status;
const parcels = () =>
  at.world.sql<{ code: string; status: string; number: string | null; left: boolean }>(
    `select code, status, tracking ->> 'number' as number, shipped_at is not null as left from parcels
     where order_id = $1 order by code`,
    [at.orderId],
  );
const mails = async () =>
  (await at.jobsOf<{ kind: string; parcelId?: string }>('send-order-mail'))
    .filter(({ kind }) => kind === 'order_shipped')
    .map(({ parcelId }) => (parcelId === undefined ? 'all' : 'part'));
const ignored = () =>
  at.world.sql<{ to: string; reason: string | null }>(
    'select to_status as "to", reason from order_history where order_id = $1 and not moved order by at, id',
    [at.orderId],
  );

describe('an order that its printer sends in several parcels (D32-51 to D32-53)', () => {
  test('is as far as its least advanced part, and shipped once every piece has left', async () => {
    await tellParcel('a', 'packaged');
    expect(await statusOf()).toBe('submitted_to_fulfiller');
    await tell('picked');
    expect(await statusOf()).toBe('picked');
    await tellParcel('a', 'shipped', { tracking: track('N1') });
    expect([await statusOf(), await mails()]).toEqual(['picked', ['part']]);
    await tellParcel('b', 'in_production');
    expect(await statusOf()).toBe('in_production');
    await tellParcel('b', 'shipped', { tracking: track('N2') });
    expect([await statusOf(), await mails()]).toEqual(['shipped', ['part', 'all']]);
    expect(await parcels()).toEqual([
      { code: 'a', status: 'shipped', number: 'N1', left: true },
      { code: 'b', status: 'shipped', number: 'N2', left: true },
    ]);
    const [row] = await at.world.sql('select tracking from orders where id = $1', [at.orderId]);
    expect(row).toEqual({ tracking: track('N2') });
    const told = await at.world.sql(
      `select from audit_log where subject_id = $1 and action = 'order.parcel_told'`,
      [at.orderId],
    );
    expect(told).toHaveLength(4);
  });

  test('late and repeated messages move nothing back, send nothing again, and are shown', async () => {
    await tellParcel('a', 'shipped', { tracking: track('N1') });
    await tellParcel('a', 'packaged');
    await tellParcel('a', 'shipped', { tracking: track('N9') });
    expect(await parcels()).toEqual([{ code: 'a', status: 'shipped', number: 'N1', left: true }]);
    expect(await mails()).toEqual(['part']);
    expect(await ignored()).toEqual([
      { to: 'packaged', reason: null },
      { to: 'shipped', reason: null },
    ]);
  });

  test('a tracking number that comes after the parcel has left is taken', async () => {
    await tellParcel('a', 'shipped');
    await tellParcel('a', 'shipped', { tracking: track('N1') });
    expect((await parcels())[0]?.number).toBe('N1');
    expect(await mails()).toEqual(['part']);
  });

  test('more pieces than were asked for are refused and noted', async () => {
    await tellParcel('a', 'packaged');
    await tellParcel('b', 'shipped', { items: [{ sku, quantity: 2 }] });
    await tellParcel('c', 'shipped', { items: [{ sku: 'NO-SUCH', quantity: 1 }] });
    expect((await parcels()).map(({ code }) => code)).toEqual(['a']);
    expect(await ignored()).toEqual([
      { to: 'shipped', reason: 'too_many_pieces' },
      { to: 'shipped', reason: 'too_many_pieces' },
    ]);
    await at.world.sql('update order_lines set left_out = 1 where order_id = $1', [at.orderId]);
    await tellParcel('a', 'shipped');
    // What was refunded before is not waited for.
    expect(await statusOf()).toBe('shipped');
  });

  test('that the whole has left counts for what is in no parcel', async () => {
    await tellParcel('a', 'packaged');
    await tell('shipped', { tracking: track('N3') });
    expect(await statusOf()).toBe('packaged');
    await tellParcel('a', 'shipped');
    expect([await statusOf(), await mails()]).toEqual(['shipped', ['all']]);
    await tellParcel('b', 'packaged');
    await tell('packaged');
    expect(await statusOf()).toBe('shipped');
    expect((await ignored()).at(-1)).toEqual({ to: 'packaged', reason: 'parcels_behind' });
  });

  test('all in one parcel is an order as any other; an unknown status changes nothing', async () => {
    await tellParcel('a', 'lost', { items: [{ sku, quantity: 2 }] });
    expect(await parcels()).toEqual([]);
    await tellParcel('a', 'picked', { items: [{ sku, quantity: 2 }] });
    expect(await statusOf()).toBe('picked');
    await tellParcel('a', 'shipped', { items: [{ sku, quantity: 2 }] });
    expect([await statusOf(), await mails()]).toEqual(['shipped', ['all']]);
  });

  test('what stops an order stops it beside its parcels, and a new submission starts over', async () => {
    await tellParcel('a', 'shipped');
    await tell('in_production');
    const parcel = { id: 'b', status: 'packaged', items: [{ sku, quantity: 1 }] };
    await tell('awaiting_reprint', { parcel });
    expect(await statusOf()).toBe('awaiting_reprint');
    expect((await parcels()).map(({ status }) => status)).toEqual(['shipped', 'packaged']);
    await at.setStatus('submitted_to_fulfiller');
    await submit('sub_two_');
    await tellParcel('a', 'picked', { items: [{ sku, quantity: 2 }] });
    expect([await statusOf(), (await parcels()).length]).toEqual(['picked', 3]);
  });

  test('messages at once are taken one after the other', async () => {
    await Promise.all(
      ['shipped', 'packaged', 'picked'].flatMap((s) => [tellParcel('a', s), tellParcel('b', s)]),
    );
    expect(await statusOf()).toBe('shipped');
    expect((await mails()).toSorted()).toEqual(['all', 'part']);
  });
});
