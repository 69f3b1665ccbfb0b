/** @jest-environment node */
import { fixAddress } from '@/lib/modules/order-changes/service/fix-address';
import { readAddress } from '@/lib/modules/order-changes/service/read-address';
import { submitOrder } from '@/lib/modules/fulfilment/service/submit-order';
import { CLIENT, MadeWorld, OWNER } from '@/scripts/test/made-world';

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
