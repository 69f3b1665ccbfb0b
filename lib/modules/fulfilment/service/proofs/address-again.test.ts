/** @jest-environment node */
import { fixAddress } from '@/lib/modules/order-changes/service/fix-address';
import { readAddress } from '@/lib/modules/order-changes/service/read-address';
import { tellAddress } from '@/lib/modules/fulfilment/service/parts/tell-address';
import { readRouting } from '@/lib/modules/fulfilment/service/read-routing';
import { submitOrder } from '@/lib/modules/fulfilment/service/submit-order';
import { fulfilmentPersonalData } from '@/lib/modules/fulfilment/service/personal-data';
import { ordersPersonalData } from '@/lib/modules/orders/service/personal-data';
import { readOrder } from '@/lib/modules/orders/service/read-order';
import { CARE, CLIENT, MadeWorld, OWNER, STAFF } from '@/scripts/test/made-world';

jest.setTimeout(60_000);

let at: MadeWorld;
beforeAll(async () => {
  at = await MadeWorld.start();
});
afterAll(() => at.close());

const ofPrinter = async (orderId: string) => {
  const [row] = await at.world.sql<{ ref: string }>('select order_ref as ref from orders where id = $1', [
    orderId,
  ]);
  return [...at.printer.fulfiller.orders.values()]
    .map(({ order }) => order)
    .filter(({ order_ref }) => order_ref === row?.ref);
};

async function untilTaken(orderId: string): Promise<void> {
  const end = Date.now() + 20_000;
  while ((await ofPrinter(orderId)).length === 0) {
    if (Date.now() > end) throw new Error('the printer has taken nothing');
    await new Promise((done) => setTimeout(done, 20));
  }
}

test('an address that its printer questions is sent again to that printer, corrected and under another reference (D32-34)', async () => {
  const id = await at.claim();
  await at.advance(id);
  await at.render(id);
  // Its question overtakes its answer.
  at.printer.fulfiller.trouble.delay(1, 1_500);
  const first = at.submit(id);
  await at.world.sql('select 1');
  while ((await at.status(id)) !== 'submitting_to_fulfiller')
    await new Promise((done) => setTimeout(done, 20));
  await at.tell(id, 'address_issue');
  expect(await at.status(id)).toBe('address_issue');
  await first;
  await untilTaken(id);
  expect(await at.status(id)).toBe('address_issue');
  const { version, address } = await readAddress(CLIENT, id);
  await fixAddress(CLIENT, OWNER, id, { ...address, address_first_line: '14 Harbour Street', version });
  expect(await at.status(id)).toBe('submitting_to_fulfiller');
  const [job] = await at.world.asOwner<{ since: number }>(
    `select payload -> 'since' as since from graphile_worker._private_jobs where key = 'submit:${id}'`,
  );
  await submitOrder({ tenantId: CLIENT.tenantId, orderId: id, since: Number(job?.since) });
  const [was, now, ...more] = (await ofPrinter(id)).toSorted((a, b) =>
    a.created_at < b.created_at ? -1 : 1,
  );
  expect(more).toEqual([]);
  expect(now?.recipient.address_lines[0]).toBe('14 Harbour Street');
  expect(was?.recipient.address_lines[0]).toBe(address.address_first_line);
  expect(now?.reference).not.toBe(was?.reference);
  expect(await at.status(id)).toBe('submitted_to_fulfiller');
  const rows = await at.world.sql<{ id: string; state: string; external: string }>(
    `select id, state, external_id as external from submissions where order_id = $1 order by created_at`,
    [id],
  );
  expect(rows.at(-1)).toMatchObject({ id: now?.reference, state: 'accepted', external: now?.id });
  // The same job again sends nothing.
  await submitOrder({ tenantId: CLIENT.tenantId, orderId: id, since: Number(job?.since) });
  expect(await ofPrinter(id)).toHaveLength(2);
});

describe('an address that is corrected while one printer has all of the order (S5-75)', () => {
  let house = 20;
  /** No two gifts go to one household. */
  const next = () => `${(house += 1)} Harbour Street`;
  type Job = Parameters<typeof tellAddress>[0];
  const atPrinter = async (id: string) => (await ofPrinter(id))[0]?.recipient.address_lines[0];
  async function correct(id: string, by: 'client' | 'staff' = 'client') {
    const street = next();
    const { version, address } = await readAddress(CLIENT, id);
    const [context, user] = by === 'client' ? [CLIENT, OWNER] : [STAFF, CARE];
    await fixAddress(context, user, id, { ...address, address_first_line: street, version });
    return { was: address.address_first_line, street };
  }
  async function post(id: string) {
    const jobs = await at.world.asOwner<{ payload: Job }>(
      `delete from graphile_worker._private_jobs where key like 'address:%' and payload ->> 'orderId' = '${id}' returning payload`,
    );
    for (const { payload } of jobs) await tellAddress(payload);
    return jobs.length;
  }
  const shown = async (id: string) => (await readRouting(CLIENT, OWNER, id)).address;
  const told = (id: string) =>
    at.world.sql<{ data: object; reason: string }>(
      `select l.data, h.reason from audit_log l, order_history h where l.subject_id = $1 and l.action = 'order.address_told'
        and h.order_id = $1 and h.reason like 'address\\_%' order by l.at, h.at`,
      [id],
    );

  test('it asks the printer, whose yes counts; the order stays where it is', async () => {
    const id = await at.submitted();
    await at.tell(id, 'in_production');
    expect((await readOrder(CLIENT, OWNER, id)).can_fix_address).toBe(true);
    const { was, street } = await correct(id);
    expect(await shown(id)).toEqual({ told: 'waiting', former: expect.arrayContaining([was]) as string[] });
    expect(await atPrinter(id)).toBe(was);
    expect(await post(id)).toBe(1);
    expect(await atPrinter(id)).toBe(street);
    expect(await shown(id)).toEqual({ told: 'accepted', former: [] });
    const data = { fulfiller: 'ful_test', result: 'approved' };
    expect(await told(id)).toEqual([{ data, reason: 'address_accepted' }]);
    expect([await at.status(id), (await ofPrinter(id)).length]).toEqual(['in_production', 1]);
    // Staff correct it once more: the printer is told that too.
    const again = await correct(id, 'staff');
    expect((await shown(id))?.former).toContain(street);
    await post(id);
    expect(await atPrinter(id)).toBe(again.street);
  });

  test.each([
    ['that has packed it', 'too_late'],
    ['without the call', 'not_offered'],
  ])('a printer %s keeps the address it has, which the order’s page names', async (_, said) => {
    const id = await at.submitted();
    const [there] = await ofPrinter(id);
    if (said === 'too_late' && there) there.status = 'packaged';
    const { was } = await correct(id);
    if (said === 'not_offered') at.printer.fulfiller.trouble.fail(1, 404);
    await post(id);
    at.printer.fulfiller.trouble.clear();
    expect(await atPrinter(id)).toBe(was);
    expect(await shown(id)).toEqual({ told: said, former: expect.arrayContaining([was]) as string[] });
    expect((await told(id)).map(({ reason }) => reason)).toEqual([`address_${said}`]);
    // Another try names the address that the printer has, not one that it never took.
    await correct(id);
    expect((await shown(id))?.former).toContain(was);
    const quoted = async () =>
      (await readOrder(CLIENT, OWNER, id)).history.flatMap(({ words }) => words ?? []);
    // A printer without the call has nothing to say of the address.
    expect(await quoted()).toEqual(said === 'too_late' ? ['The order is packed already'] : []);
    const subject = { tenantId: CLIENT.tenantId, email: null, emailKey: null, orderIds: [id], words: [] };
    await fulfilmentPersonalData.erase(CLIENT, subject);
    await ordersPersonalData.erase(CLIENT, subject);
    expect(await quoted()).toEqual([]);
    expect((await shown(id))?.former).toEqual([]);
  });

  test('a call of which nothing is heard is made once more within ten seconds, by one key, and not where it was answered (S5-77)', async () => {
    const lost = async (id: string) => {
      const rows = await at.world.asOwner<{ payload: Job; in_s: number }>(
        `delete from graphile_worker._private_jobs where key like 'lost-address:%' and payload ->> 'orderId' = '${id}'
          returning payload, extract(epoch from run_at - now())::float as in_s`,
      );
      for (const { in_s } of rows) expect(in_s).toBeLessThan(10);
      return rows;
    };
    const id = await at.submitted();
    const { street } = await correct(id);
    // The worker's machine is gone once it has called: its answer is never kept.
    await at.world.asOwner(`create function refuse_told() returns trigger language plpgsql as $$ begin
        if new.action = 'order.address_told' then raise exception 'gone'; end if; return new; end $$;
      create trigger refuse_told before insert on audit_log for each row execute function refuse_told()`);
    await expect(post(id)).rejects.toThrow();
    await at.world.asOwner('drop trigger refuse_told on audit_log; drop function refuse_told()');
    const [job, ...more] = await lost(id);
    if (!job || more.length > 0) throw new Error('not one call to make again');
    await Promise.all([tellAddress(job.payload), tellAddress(job.payload)]);
    expect(await shown(id)).toEqual({ told: 'accepted', former: [] });
    expect([await atPrinter(id), (await told(id)).length, await lost(id)]).toEqual([street, 1, []]);
    // Put off, as the printer is busy: the next call is the queue's.
    await correct(id);
    at.printer.fulfiller.trouble.fail(1, 503);
    await post(id);
    at.printer.fulfiller.trouble.clear();
    for (const { payload } of await lost(id)) await tellAddress(payload);
    expect((await shown(id))?.told).toBe('waiting');
  });

  test('one that is shipped by then isn’t asked; one that is drawn again isn’t either', async () => {
    const id = await at.submitted();
    await correct(id);
    await at.tell(id, 'shipped');
    at.printer.fulfiller.trouble.fail(1, 500);
    await post(id);
    expect((await shown(id))?.told).toBe('too_late');
    at.printer.fulfiller.trouble.clear();
    expect((await readOrder(CLIENT, OWNER, id)).can_fix_address).toBe(false);
    const other = await at.submitted();
    await at.tell(other, 'artwork_issue');
    await at.world.sql(`update orders set status = 'queued_processing', returns_to = null where id = $1`, [
      other,
    ]);
    await correct(other);
    expect([await post(other), await shown(other)]).toEqual([0, null]);
  });
});
