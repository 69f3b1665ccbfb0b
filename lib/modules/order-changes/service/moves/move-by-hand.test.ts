/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { UNDO_MS } from '@/lib/modules/orders/rules/undo';
import { handlers as changes } from '@/lib/modules/order-changes/api';
import { readOrderHandler } from '@/lib/modules/orders/api/read-order';
import { raisedReason } from '@/lib/modules/order-changes/data/raised-reason';
import { withTenant } from '@/lib/db/with-tenant';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(60_000);

const TENANT = 'ten_fjord';
const ADMIN = 'admin@fjord-fern.example';
const STAFF = 'super@merchloom.example';
const OTHER = 'accounts@merchloom.example';

let world: DemoWorld;
let id: string;
beforeAll(async () => {
  world = await startDemoWorld([...changes, readOrderHandler]);
  const [row] = await world.sql<{ id: string }>(
    `select id from orders where tenant_id = '${TENANT}' and status = 'new' and kind = 'store' order by id limit 1`,
  );
  id = row?.id ?? '';
});
afterAll(() => world.close());
let reset = () => {};
afterEach(() => reset());

const lay = async (status: string, returnsTo: string | null = null) => {
  await world.sql(
    `update orders set status = $2, returns_to = $3, hold_reason = null, held_at = null, refund_apart = false where id = $1`,
    [id, status, returnsTo],
  );
  for (const table of ['order_undos', 'order_issues', 'order_history'])
    await world.sql(`delete from ${table} where order_id = $1`, [id]);
};
const path = (act = '') => `/api/${TENANT}/orders/${id}/move${act}`;
const move = async (to: string, more: object = {}, person = STAFF) =>
  world.post(path(), { to, ...more }, person);
const undo = async (person = STAFF) => world.post(path('/undo'), {}, person);
const place = async () =>
  (
    await world.sql<{ status: string; returnsTo: string | null }>(
      'select status, returns_to as "returnsTo" from orders where id = $1',
      [id],
    )
  )[0];
const history = () =>
  world.sql<{ from: string; to: string; reason: string | null; actor: string }>(
    `select from_status as "from", to_status as "to", reason, actor from order_history where order_id = $1
     order by at, id`,
    [id],
  );

describe('a move by hand (S2.2-164)', () => {
  test('goes where the table lets staff go, with history and audit row; the same again does nothing', async () => {
    await lay('in_production');
    const moved = await move('packaged', { from: 'in_production' });
    expect(moved.json.data).toMatchObject({ id, status: 'packaged' });
    expect((await move('packaged', { from: 'in_production' })).status).toBe(200);
    expect(await history()).toEqual([
      { from: 'in_production', to: 'packaged', reason: null, actor: 'staff' },
    ]);
    const logged = await world.sql<{ data: object }>(
      "select data from audit_log where subject_id = $1 and action = 'order.status_changed' order by at desc limit 1",
      [id],
    );
    expect(logged).toEqual([{ data: { from: 'in_production', to: 'packaged' } }]);
  });

  test('is refused backwards, past what was seen, while held, and for a client’s own people', async () => {
    await lay('packaged');
    expect((await move('in_production')).json.code).toBe('move_not_open');
    expect((await move('shipped', { from: 'picked' })).json.code).toBe('move_not_open');
    expect((await move('shipped', {}, ADMIN)).status).toBe(403);
    await lay('new');
    await world.sql("update orders set hold_reason = 'refunded', held_at = now() where id = $1", [id]);
    expect((await move('queued_downloading')).json.code).toBe('order_held');
    expect((await world.post(`/api/ten_other/orders/${id}/move`, { to: 'shipped' }, STAFF)).status).toBe(404);
    expect(await place()).toEqual({ status: 'new', returnsTo: null });
  });

  test('to shipped may say where the parcel is: its number with all else, and only a web address of https (D32-84)', async () => {
    await lay('ready_to_ship');
    const fields = async (tracking: object) => (await move('shipped', { tracking })).json.codes;
    expect(await fields({ carrier: 'Post', number: ' ' })).toEqual({ 'tracking.number': ['required'] });
    for (const url of ['http://post.example/1', 'javascript:alert(1)', 'post.example/1'])
      expect(await fields({ number: '1', url })).toEqual({ 'tracking.url': ['bad_url'] });
    expect((await move('shipped', { tracking: { number: ' RM1 ' } })).status).toBe(200);
    const [row] = await world.sql('select status, tracking from orders where id = $1', [id]);
    expect(row).toEqual({ status: 'shipped', tracking: { carrier: '', number: 'RM1', url: '' } });
  });

  test('to an issue asks for a reason, which the recipient reads with a link of their own (D32-63)', async () => {
    await lay('processed');
    const refused = await move('address_issue', { reason: '  ' });
    expect([refused.status, refused.json.code]).toEqual([422, 'invalid']);
    const reason = 'There is no house 104 in this street';
    const moved = await move('address_issue', { reason });
    expect(moved.json.data).toEqual({ id, status: 'address_issue', undo_until: null });
    expect(await place()).toEqual({ status: 'address_issue', returnsTo: 'processed' });
    const raised = { tenantId: TENANT, orderId: id, status: 'address_issue' } as const;
    const tx = { tenantId: TENANT, actor: 'client' } as const;
    expect(await withTenant(tx, (one) => raisedReason(one, raised))).toBe(reason);
    expect(await world.sql('select kind from order_issues where order_id = $1', [id])).toEqual([
      { kind: 'address' },
    ]);
    // And back to where it was, as whoever accepts the address does.
    expect((await move('processed')).status).toBe(200);
    expect(await place()).toEqual({ status: 'processed', returnsTo: null });
  });

  test('releases a new order, which goes on in a moment', async () => {
    await lay('new');
    await world.sql("update orders set edit_until = now() + interval '1 hour' where id = $1", [id]);
    expect((await move('queued_downloading')).json.data.status).toBe('new');
    expect((await undo()).status).toBe(200);
    const [row] = await world.sql('select edit_until > now() as open from orders where id = $1', [id]);
    expect(row).toEqual({ open: true });
  });
});

describe('a cancellation by staff (D32-65)', () => {
  test('of an order that was made keeps what it took: staff settle the refund apart', async () => {
    await lay('picked');
    await move('in_production');
    expect((await move('cancelled')).status).toBe(422);
    expect((await move('cancelled', { reason: 'The printer burnt down' })).status).toBe(200);
    const [row] = await world.sql(
      'select status, refund_apart as apart, reserved from orders where id = $1',
      [id],
    );
    expect(row).toMatchObject({ status: 'cancelled', apart: true });
    const logged = await world.sql<{ data: object }>(
      "select data from audit_log where subject_id = $1 and action = 'order.cancelled' order by at desc limit 1",
      [id],
    );
    expect(logged[0]?.data).toMatchObject({ refund: 0, refund_apart: true });
    const jobs = await world.asOwner(
      `select key from graphile_worker._private_jobs where key = 'refund:${id}'`,
    );
    expect(jobs).toEqual([]);
    const shown = await world.get(`/api/${TENANT}/orders/${id}`, STAFF);
    expect(shown.json.data).toMatchObject({ status: 'cancelled', can_refund: true });
  });
});

describe('taking a move back (S2.2-166)', () => {
  test('goes back to where it was, once, for whoever moved it', async () => {
    await lay('picked');
    expect((await move('packaged')).json.data.undo_until).toEqual(expect.any(String));
    expect((await undo(OTHER)).json.code).toBe('undo_overtaken');
    expect((await undo(ADMIN)).status).toBe(403);
    expect((await undo()).json.data).toEqual({ id, status: 'picked', undo_until: null });
    expect((await undo()).json.code).toBe('undo_overtaken');
    expect((await history()).at(-1)).toEqual({
      from: 'packaged',
      to: 'picked',
      reason: 'move_undone',
      actor: 'staff',
    });
  });

  test('is over after a minute, and once anything has happened to the order', async () => {
    await lay('picked');
    await move('packaged');
    reset = setClock(() => new Date(Date.now() + 61_000));
    expect((await undo()).json.code).toBe('undo_over');
    reset();
    await lay('picked');
    await move('packaged');
    await move('ready_to_ship', {}, OTHER);
    expect((await undo()).json.code).toBe('undo_overtaken');
    expect(await place()).toEqual({ status: 'ready_to_ship', returnsTo: null });
  });

  test('is not offered once the shopper is told', async () => {
    await lay('ready_to_ship');
    expect((await move('shipped')).json.data.undo_until).toBeNull();
    expect((await undo()).json.code).toBe('undo_overtaken');
    expect(UNDO_MS).toBeLessThan(60_000);
  });

  test('gives a reprint the place that it was raised from', async () => {
    await lay('shipped');
    await move('awaiting_reprint', { reason: 'Smudged' });
    expect(await place()).toEqual({ status: 'awaiting_reprint', returnsTo: 'queued_processing' });
    await undo();
    expect(await place()).toEqual({ status: 'shipped', returnsTo: null });
  });
});
