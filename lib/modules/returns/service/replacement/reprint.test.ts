/** @jest-environment node */
import { CLIENT } from '@/scripts/test/charge-world';
import { ReplaceWorld } from '@/scripts/test/replace-world';

jest.setTimeout(180_000);

let at: ReplaceWorld;
beforeAll(async () => {
  at = await ReplaceWorld.start();
});
beforeEach(() => at.sell());
afterAll(() => at.close());

/** Balance and what is reserved of the client's account, in minor units. */
async function account() {
  const [row] = await at.world.sql<{ balance: number; reserved: number }>(
    `select balance_minor::integer as balance, reserved_minor::integer as reserved from credit_accounts
     where tenant_id = $1 and currency = 'GBP'`,
    [CLIENT.tenantId],
  );
  return row ?? { balance: 0, reserved: 0 };
}
const setLimit = (minor: number) =>
  at.world.sql(`update credit_accounts set limit_minor = $2 where tenant_id = $1 and currency = 'GBP'`, [
    CLIENT.tenantId,
    minor,
  ]);
const costs = async (id: string) => {
  const [row] = await at.world.sql<{ cost: number; credit: number; fee: number; left: number }>(
    `select production_minor + fulfilment_minor + platform_tax_minor as cost, credit_minor as credit,
       platform_fee_minor as fee, application_fee_minor as left from orders where id = $1`,
    [id],
  );
  return row;
};
/** Everything that the dashboards count, but the orders that are being made. */
async function figures() {
  const rows = await at.world.sql<{ of: string | null }>(
    `select jsonb_build_array(
       (select jsonb_agg(to_jsonb(s) order by s.day) from (select day, sum(orders) as orders, sum(minor) as minor,
         sum(claims) as claims, sum(cost) as cost, sum(fee) as fee, sum(given) as given from order_figures group by 1) s),
       (select jsonb_agg(to_jsonb(p) order by p.part, p.key) from (select part, key, sum(orders) as orders,
         sum(units) as units, sum(minor) as minor from order_parts group by 1, 2) p),
       (select count(*) from missing_figures()), (select count(*) from missing_parts()))::text as of`,
    [],
  );
  return rows[0]?.of;
}

describe('who bears the cost (D37-4, D36-8, D35)', () => {
  test('the client: reserved once, taken once as it ships, however often that is told', async () => {
    await setLimit(100_000);
    await at.setStatus('shipped');
    const before = await account();
    const made = await at.replace({ borne_by: 'client' });
    const own = await costs(made.id);
    expect(own).toMatchObject({ fee: 0, left: 0, credit: own?.cost });
    expect(await account()).toEqual({ ...before, reserved: before.reserved + (own?.credit ?? 0) });
    await at.ship(made.id);
    await at.tell(made.id, 'shipped');
    expect(await account()).toEqual({ ...before, balance: before.balance - (own?.credit ?? 0) });
  });

  test.each(['platform', 'fulfiller'] as const)(
    '%s: the cost is frozen, and nothing is taken',
    async (who) => {
      await at.setStatus('shipped');
      const before = await account();
      const made = await at.replace({ borne_by: who });
      const own = await costs(made.id);
      expect(own).toMatchObject({ credit: 0, fee: 0, left: 0 });
      expect(own?.cost).toBeGreaterThan(0);
      await at.ship(made.id);
      expect(await account()).toEqual(before);
    },
  );

  test('the client with too little: it waits and reserves nothing; cancelled before it is made, all is given back', async () => {
    await at.setStatus('shipped');
    const before = await account();
    await setLimit(-before.balance);
    const made = await at.replace({ borne_by: 'client' });
    expect(made).toMatchObject({ status: 'over_budget_limit', parent_status: 'awaiting_reprint' });
    expect(await account()).toEqual(before);
    const [stock] = await at.held();
    await at.cancel(made.id);
    expect((await at.held())[0]).toBe(stock + 1);
    expect(await at.statusOf(at.orderId)).toBe('shipped');
    await setLimit(100_000);
    const other = await at.replace({ borne_by: 'client' });
    expect((await account()).reserved).toBeGreaterThan(before.reserved);
    await at.cancel(other.id);
    expect(await account()).toEqual(before);
  });

  test('no figure changes by it: not when it is made, shipped or cancelled (D38-2)', async () => {
    await at.setStatus('shipped');
    const before = await figures();
    expect(before).toContain('"orders"');
    const [one, other] = [await at.replace(), await at.replace()];
    expect(await figures()).toBe(before);
    await at.ship(one.id);
    await at.cancel(other.id);
    expect(await figures()).toBe(before);
  });
});

describe('awaiting reprint, there and back (D32-6)', () => {
  const RANGE = ['in_production', 'awaiting_packing', 'packaged', 'ready_to_ship', 'shipped'];

  test.each(RANGE)('from %s, and back once it is shipped or cancelled', async (status) => {
    await at.setStatus(status);
    for (const end of ['ship', 'cancel'] as const) {
      const made = await at.replace();
      expect(made.parent_status).toBe('awaiting_reprint');
      await at[end](made.id);
      expect(await at.statusOf(at.orderId)).toBe(status);
    }
  });

  test.each(['new', 'processed', 'picked'])('one that is %s stays where it is', async (status) => {
    await at.setStatus(status);
    const made = await at.replace();
    expect(made.parent_status).toBe(status);
    await at.ship(made.id);
    expect(await at.statusOf(at.orderId)).toBe(status);
  });

  test('of two replacements the last one brings it back, also where both end at once', async () => {
    await at.setStatus('packaged');
    const [one, other] = [await at.replace(), await at.replace()];
    await at.ship(one.id);
    expect(await at.statusOf(at.orderId)).toBe('awaiting_reprint');
    await at.cancel(other.id);
    expect(await at.statusOf(at.orderId)).toBe('packaged');
    await at.sell();
    await at.setStatus('shipped');
    const both = [await at.replace(), await at.replace()];
    await Promise.all(both.map(({ id }) => at.ship(id)));
    expect(await at.statusOf(at.orderId)).toBe('shipped');
  });

  test('what its printer tells of it meanwhile counts once it is back', async () => {
    await at.setStatus('in_production');
    const made = await at.replace();
    const tracking = { carrier: 'Post', number: 'AB1', url: 'https://post.example/AB1' };
    await at.tell(at.orderId, 'shipped', { tracking });
    expect(await at.statusOf(at.orderId)).toBe('awaiting_reprint');
    await at.ship(made.id);
    expect(await at.statusOf(at.orderId)).toBe('shipped');
    // Its buyer learns of the parcel as of any other.
    expect(await at.jobsOf('send-order-mail')).toContainEqual({ ...at.key, kind: 'order_shipped' });
    expect(await at.world.sql('select tracking from orders where id = $1', [at.orderId])).toEqual([
      { tracking },
    ]);
  });

  test('one that its printer wanted to print again goes back to where it was, too', async () => {
    await at.setStatus('packaged');
    await at.tell(at.orderId, 'awaiting_reprint');
    const made = await at.replace();
    await at.ship(made.id);
    expect(await at.statusOf(at.orderId)).toBe('packaged');
  });
});
