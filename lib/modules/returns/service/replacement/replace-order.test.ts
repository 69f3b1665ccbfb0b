/** @jest-environment node */
import type { AppError } from '@/lib/kernel/app-error';
import { withTenant } from '@/lib/db/with-tenant';
import { exportOrders } from '@/lib/modules/orders/data/export-orders';
import { orderCells } from '@/lib/modules/orders/service/export-columns';
import { filterOf, listOrders, sortOf } from '@/lib/modules/orders/service/list-orders';
import { orderToken } from '@/lib/modules/orders/service/order-link';
import { readOrder } from '@/lib/modules/orders/service/read-order';
import { readOrderPage } from '@/lib/modules/order-changes/service/read-order-page';
import { complain } from '@/lib/modules/returns/service/complain';
import { casesOfOrder } from '@/lib/modules/returns/service/cases-of-order';
import type { ReplaceForm } from '@/lib/modules/returns/contract/replacements';
import { ISLA } from '@/scripts/test/charge-world';
import { CARE, ReplaceWorld } from '@/scripts/test/replace-world';
import { askReplacement } from './ask-replacement';
import { readReplaceable } from './read-replaceable';

jest.setTimeout(180_000);

let at: ReplaceWorld;
beforeAll(async () => {
  at = await ReplaceWorld.start();
});
beforeEach(() => at.sell());
afterAll(() => at.close());

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: AppError) => (Object.keys(error.fields).length > 0 ? error.fields : error.code),
  );
const replace = (more: Partial<ReplaceForm> = {}) => at.replace(more);

describe('what a replacement is (S2.2-113 to S2.2-117)', () => {
  test('an order of its own, free, of the frozen lines, with stock taken and shown both ways', async () => {
    await at.setStatus('shipped');
    const [stock] = await at.held();
    await at.world.sql(
      `update order_lines set personalisation = '{"front":{"name":"Ada"}}', blank_minor = 123 where order_id = $1`,
      [at.orderId],
    );
    await at.world.sql(`update products set scene_front = null, scene_back = null where id = 'ff-crew-tee'`);
    const made = await replace();
    expect(made).toMatchObject({ status: 'new', parent_status: 'awaiting_reprint' });
    expect((await at.held())[0]).toBe(stock - 1);
    const child = await readOrder(at.staff, CARE, made.id);
    expect(child).toMatchObject({
      kind: 'replacement',
      total_store_price: '0.00',
      payment_status: 'not_needed',
      replaces: { id: at.orderId, borne_by: 'platform' },
      can_request_replacement: false,
      lines: [{ name: 'Crew Tee', quantity: 1, total: '0.00' }],
    });
    const [same] = await at.world.sql<{ same: boolean }>(
      `select l.scene_front is not distinct from p.scene_front and l.scene_back is not distinct from p.scene_back
         and l.personalisation = p.personalisation and l.blank_minor = 123 as same
       from order_lines l join order_lines p on p.tenant_id = l.tenant_id and p.id = l.replaces_line_id where l.order_id = $1`,
      [made.id],
    );
    expect(same).toEqual({ same: true });
    const parent = await readOrder(at.staff, CARE, at.orderId);
    expect(parent.replacements).toMatchObject([{ id: made.id, item_count: 1, status: 'new' }]);
    const query = { limit: 5, sort: '-created_at', kind: 'replacement', unpaid: '0' } as const;
    expect((await listOrders(at.staff, query)).orders).toMatchObject([{ id: made.id, kind: 'replacement' }]);
    const [exported] = await withTenant(at.staff, (tx) =>
      exportOrders(tx, filterOf(query, at.staff.tenantId), {
        sort: sortOf(query.sort),
        after: null,
        limit: 1,
      }),
    );
    expect(exported && orderCells(exported)).toMatchObject({
      kind: 'replacement',
      replaces: parent.order_ref,
    });
    const page = await readOrderPage(orderToken(at.key), 'req_1');
    expect(page.replacements).toMatchObject([{ order_ref: made.order_ref, stage: 'received' }]);
    const [link] = page.replacements;
    const own = await readOrderPage(link?.order_link.split('/').at(-1) ?? '', 'req_1');
    expect(own).toMatchObject({ replaces: { order_ref: parent.order_ref }, closed: 'being_made' });
  });

  test('never more than was bought, less refunds, less what other replacements print; a cancelled one gives back', async () => {
    await at.setStatus('shipped');
    expect(await codeOf(replace({ lines: await at.pieces(3) }))).toEqual({ lines: ['too_large'] });
    expect(await codeOf(replace({ lines: [{ line: 'oli_nobodys', quantity: 1 }] }))).toEqual({
      lines: ['invalid'],
    });
    const first = await replace({ lines: await at.pieces(1) });
    expect(await codeOf(replace({ lines: await at.pieces(2) }))).toEqual({ lines: ['too_large'] });
    await at.cancel(first.id);
    expect((await readReplaceable(at.staff, at.orderId)).lines).toMatchObject([{ left: 2 }]);
    await replace({ lines: await at.pieces(2) });
    expect((await readReplaceable(at.staff, at.orderId)).lines).toMatchObject([{ left: 0 }]);
  });

  test('20 at once of the last item make one, and the same form twice is one', async () => {
    await at.setStatus('shipped');
    const form = { key: 'one-form-twice' };
    const twice = await Promise.all([replace(form), replace(form)]);
    expect(twice[0]?.id).toBe(twice[1]?.id);
    const many = await Promise.all(Array.from({ length: 20 }, () => codeOf(replace())));
    expect(many.filter((one) => one === 'ok')).toHaveLength(1);
    expect(many.filter((one) => one !== 'ok')).toEqual(Array(19).fill({ lines: ['too_large'] }));
    expect(await at.replacements()).toHaveLength(2);
  });

  test('of a cancelled, refunded, unpaid or foreign order: a definite no', async () => {
    await at.setStatus('cancelled');
    expect(await codeOf(replace())).toBe('conflict');
    expect((await readReplaceable(at.staff, at.orderId)).blocked).toBe('cancelled');
    await at.setStatus('shipped');
    await at.world.sql(`update orders set payment_status = 'refunded' where id = $1`, [at.orderId]);
    expect(await codeOf(replace())).toBe('conflict');
    // The bank may give the money back yet: what is printed again now could be paid for twice (D53-16).
    await at.world.sql(`update orders set payment_status = 'disputed' where id = $1`, [at.orderId]);
    expect(await codeOf(replace())).toBe('conflict');
    expect((await readReplaceable(at.staff, at.orderId)).blocked).toBe('disputed');
    await at.world.sql(`update orders set payment_status = 'paid' where id = $1`, [at.orderId]);
    const elsewhere = { ...at.staff, tenantId: 'ten_lumen' };
    expect(await codeOf(at.replaceAs(elsewhere, {}))).toBe('not_found');
    expect(await codeOf(readReplaceable(elsewhere, at.orderId))).toBe('not_found');
    await at.world.sql('update variants set stock = 0 where id = $1', ['ff-crew-tee-black-m']);
    expect(await codeOf(replace())).toEqual({ lines: ['out_of_stock'] });
    await at.world.sql('update variants set stock = 10 where id = $1', ['ff-crew-tee-black-m']);
    expect(await codeOf(replace({ cost: '0.01' }))).toEqual({ cost: ['amount_mismatch'] });
    expect(await codeOf(replace({ address_postcode: 'nowhere', address_city: 'Leith' }))).toEqual({
      address_postcode: ['invalid_postcode'],
    });
    expect(await at.replacements()).toEqual([]);
  });

  test('a replacement can be replaced, and goes where the corrected address says', async () => {
    await at.setStatus('shipped');
    const first = await replace({ address_first_line: '14 Harbour Street' });
    expect((await readOrder(at.staff, CARE, first.id)).customer.address_first_line).toBe('14 Harbour Street');
    await at.ship(first.id);
    const second = await at.replaceAs(at.staff, {}, first.id);
    expect(second.parent_status).toBe('awaiting_reprint');
    const middle = await readOrder(at.staff, CARE, first.id);
    expect(middle).toMatchObject({ replaces: { id: at.orderId }, replacements: [{ id: second.id }] });
    await at.ship(second.id);
    expect(await at.statusOf(first.id)).toBe('shipped');
    expect(await at.statusOf(at.orderId)).toBe('shipped');
  });
});

describe('the case that asked for it (D53-8, D53-13 to D53-15)', () => {
  const jobs = async () => (await at.jobsOf<{ kind: string }>('send-case-mail')).map(({ kind }) => kind);
  const cases = async () => (await casesOfOrder(at.client, ISLA, at.orderId)).cases;

  test('a complaint ends with the replacement, its buyer is mailed, and it waits again if that is cancelled', async () => {
    await at.setStatus('shipped');
    const form = {
      key: 'complaint-1',
      kind: 'missing',
      lines: await at.pieces(1),
      words: '',
      photos: [],
    } as const;
    await complain(orderToken(at.key), 'req_1', { ...form, lines: [...form.lines], photos: [] });
    const [complaint] = (await readReplaceable(at.staff, at.orderId)).complaints;
    const named = { id: complaint?.id ?? '', version: complaint?.version ?? 0 };
    expect(await codeOf(replace({ complaint: { ...named, version: 7 } }))).toBe('conflict');
    const made = await replace({ complaint: named });
    expect(await cases()).toMatchObject([
      { state: 'replaced', replacement: { id: made.id }, opened_by: 'buyer' },
    ]);
    expect(await jobs()).toEqual(['received', 'replaced']);
    expect(await codeOf(replace({ complaint: named }))).toBe('conflict');
    await at.cancel(made.id);
    expect(await cases()).toMatchObject([{ state: 'replacement_requested', closed_at: null }]);
  });

  test('a client asks without a complaint: a case that its buyer does not see, the same form once', async () => {
    const form = {
      key: 'asked-for-1',
      reason: 'lost',
      lines: await at.pieces(1),
      words: 'Gone',
      photos: [],
    } as const;
    const ask = (more: object = {}) =>
      askReplacement(at.client, { ...ISLA, role: 'customer_service' }, at.orderId, {
        ...form,
        lines: [...form.lines],
        photos: [],
        ...more,
      });
    expect(await codeOf(ask())).toBe('conflict');
    await at.setStatus('shipped');
    expect(await codeOf(ask({ lines: await at.pieces(3) }))).toEqual({ lines: ['too_large'] });
    expect(await codeOf(ask({ photos: ['x'.repeat(43)] }))).toEqual({ photos: ['invalid'] });
    await Promise.all([ask(), ask()]);
    expect(await cases()).toMatchObject([
      { kind: 'lost', state: 'replacement_requested', opened_by: 'client', words: 'Gone' },
    ]);
    expect(await jobs()).toEqual([]);
    const foreign = { ...at.client, tenantId: 'ten_lumen' };
    expect(
      await codeOf(
        askReplacement(foreign, ISLA, at.orderId, { ...form, lines: [...form.lines], photos: [] }),
      ),
    ).toBe('not_found');
    const { upload } = await casesOfOrder(at.client, ISLA, at.orderId);
    expect(await at.opensPage(upload?.order ?? '')).toBe(false);
  });
});
