/** @jest-environment node */
import { verify } from '@node-rs/argon2';
import { AUDIT_ACTIONS } from '@/lib/audit/action-types';
import { parseCode, printedCode } from '@/lib/modules/orders/rules/promo-code';
import { ORDER_STATUSES } from '@/lib/modules/orders/rules/statuses';
import { knownAccount } from '@/sandbox/stripe/accounts/known-account';
import { World } from '@/sandbox/stripe/world';
import { seedDemo } from '@/scripts/db/seed';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { DEMO_PASSWORD } from './users';

jest.setTimeout(60_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([]);
});
afterAll(() => world.close());

type Facts = Record<string, string | number | boolean | null>;
const list = async (text: string): Promise<Facts[]> => world.sql<Facts>(text);

describe('tenants and people (docs/demo.md)', () => {
  test('four verified tenants with company details', async () => {
    const rows = await list(`select id, name, region, currency, vat_rate_bp, vat_registered,
      (select a.limit_minor::integer from credit_accounts a where a.tenant_id = t.id and a.currency = t.currency) as credit,
      verified_at is not null as verified, company_details ->> 'vat_number' is not null as vat_number,
      company_details ->> 'legal_name' <> '' and company_details ->> 'address' <> ''
        and company_details ->> 'company_number' <> '' as details from tenants t order by id`);
    const row = (...values: (string | number | boolean)[]) => {
      const [id, name, region, currency, rate, registered, credit] = values;
      const [vat_rate_bp, vat_registered] = [rate, registered];
      const more = { verified: true, vat_number: registered, details: true };
      return { id, name, region, currency, vat_rate_bp, vat_registered, credit, ...more };
    };
    expect(rows).toEqual([
      row('ten_fjord', 'Fjord & Fern Coffee', 'UK', 'GBP', 2000, true, 250_000),
      row('ten_lumen', 'Lumen Robotics', 'EU', 'EUR', 2100, true, 1_000_000),
      row('ten_prairie', 'Prairie Run Club', 'US', 'USD', 0, false, 0),
      row('ten_tidewater', 'Tidewater Books', 'UK', 'GBP', 0, false, 0),
    ]);
  });

  test('a credit account of each currency from the start; two have terms, one of them discounts (D37-1, D35-5)', async () => {
    const accounts = await list(`select a.tenant_id, count(*)::integer as count,
        coalesce(sum(l.balance_after_minor - l.balance_minor), 0)::integer as begins
      from credit_accounts a left join ledger_rows l
        on l.tenant_id = a.tenant_id and l.currency = a.currency and l.number = 1
      group by 1 order by 1`);
    const each = ['ten_fjord', 'ten_lumen', 'ten_prairie', 'ten_tidewater'];
    expect(accounts).toEqual(each.map((tenant_id) => ({ tenant_id, count: 3, begins: 0 })));
    const terms = `select tenant_id, currency, limit_minor::integer as credit, discount_amount_minor::integer as discount,
      shipping_discount_amount_minor::integer as shipping from credit_accounts where activated_at is not null order by 1`;
    expect((await list(terms)).map((row) => Object.values(row))).toEqual([
      ['ten_fjord', 'GBP', 250_000, 0, 0],
      ['ten_lumen', 'EUR', 1_000_000, 50, 200],
    ]);
  });

  test('each has a connected account that the payment stand-in knows in its region', async () => {
    const rows = await world.asOwner<{ account_id: string; tenant_id: string; region: 'UK' | 'EU' | 'US' }>(
      'select account_id, tenant_id, region from provider_accounts where charges_enabled order by tenant_id',
    );
    expect(rows.map((row) => row.tenant_id)).toEqual([
      'ten_fjord',
      'ten_lumen',
      'ten_prairie',
      'ten_tidewater',
    ]);
    for (const row of rows) {
      expect(knownAccount(new World(), row.region, row.account_id)?.details.charges_enabled).toBe(true);
      const elsewhere = row.region === 'US' ? 'UK' : 'US';
      expect(knownAccount(new World(), elsewhere, row.account_id)).toBeNull();
    }
  });

  test('the nine people log in with the one password', async () => {
    const rows = await world.asOwner<Facts>(
      'select email, role, tenant_id, superadmin, shop_platform, password_hash from users order by superadmin, email',
    );
    expect(rows.map((row) => [row.email, row.role, row.tenant_id, row.superadmin])).toEqual([
      ['admin@fjord-fern.example', 'admin', 'ten_fjord', false],
      ['admin@lumen-robotics.example', 'admin', 'ten_lumen', false],
      ['admin@prairie-run.example', 'admin', 'ten_prairie', false],
      ['admin@tidewater-books.example', 'admin', 'ten_tidewater', false],
      ['manager@fjord-fern.example', 'account_manager', 'ten_fjord', false],
      ['service@fjord-fern.example', 'customer_service', 'ten_fjord', false],
      ['accounts@merchloom.example', 'account_manager', null, true],
      ['care@merchloom.example', 'customer_service', null, true],
      ['super@merchloom.example', 'admin', null, true],
    ]);
    expect(rows.filter((row) => row.shop_platform).map((row) => row.email)).toEqual([
      'admin@prairie-run.example',
    ]);
    const hash = String(rows[0]?.password_hash);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verify(hash, DEMO_PASSWORD)).toBe(true);
  });

  test('the run club stopped after the first step of its onboarding', async () => {
    expect(
      await list(
        'select tenant_id, payment_region, app_installed_at, payment_method_at from shop_onboarding',
      ),
    ).toEqual([
      { tenant_id: 'ten_prairie', payment_region: 'US', app_installed_at: null, payment_method_at: null },
    ]);
  });
});

describe('codes, fulfillers and the log', () => {
  test('vouchers of fjord-fern, and one of lumen-crew that is over', async () => {
    const rows =
      await list(`select code, kind, amount_minor, percent_bp, public, max_uses, expires_at < now() as expired,
      event_id from vouchers order by code`);
    const row = (code: string, amount: number | null, open: boolean, more: Facts = {}) => ({
      code,
      kind: amount === null ? 'percent' : 'amount',
      amount_minor: amount,
      public: open,
      percent_bp: amount === null ? 1000 : null,
      max_uses: null,
      expired: null,
      event_id: 'evt_fjord_fern',
      ...more,
    });
    expect(rows).toEqual([
      row('CREWDAY', 100_000, false, { expired: true, event_id: 'evt_lumen_crew' }),
      row('OLD', 500, false, { expired: true }),
      row('ONCE', 500, false, { max_uses: 1 }),
      row('ONHOUSE', 100_000, false),
      row('SAVE5', 500, true),
      row('TEN', null, true),
    ]);
  });

  test('promotion codes of lumen-summit, all unused, found with and without their check character', async () => {
    const rows = await list(
      `select c.code, c.folded, c.max_uses, c.uses, b.ends_at < now() as expired, c.event_id from promo_codes c
       join code_batches b on b.tenant_id = c.tenant_id and b.id = c.batch_id order by c.code`,
    );
    expect(rows).toHaveLength(202);
    expect(rows.every((row) => row.uses === 0 && row.event_id === 'evt_lumen_summit')).toBe(true);
    const by = new Map(rows.map((row) => [row.code, row]));
    expect(by.get('SUMMIT')).toMatchObject({ max_uses: 100, expired: null });
    expect(by.get('SUMMIT-OLD')).toMatchObject({ expired: true });
    const folded = new Set(rows.map((row) => row.folded));
    for (const code of ['LS-0001', 'LS-0200', 'SUMMIT']) {
      expect(parseCode(code).codes.filter((one) => folded.has(one))).toEqual([by.get(code)?.folded]);
      expect(parseCode(printedCode(code)).codes.filter((one) => folded.has(one))).toEqual([
        by.get(code)?.folded,
      ]);
    }
    expect(by.get('LS-0001')?.max_uses).toBe(1);
    expect(by.has('LS-0201')).toBe(false);
  });

  test('four fulfillers, one of them closed', async () => {
    const rows = await world.asOwner<Facts>(
      "select name, array_to_string(regions, ', ') as regions, status from fulfillers order by name",
    );
    expect(rows).toEqual([
      { name: 'Delta Threads', regions: 'EU', status: 'open' },
      { name: 'Great Plains Print', regions: 'US', status: 'open' },
      { name: 'Northlight Print', regions: 'UK, EU', status: 'open' },
      { name: 'Quiet Loom', regions: 'UK', status: 'closed' },
    ]);
  });

  test('each of the 25 audit types has a row', async () => {
    const rows = await list('select distinct action from audit_log');
    expect(rows.map((row) => row.action).sort()).toEqual([...AUDIT_ACTIONS].sort());
  });
});

describe('orders', () => {
  test('300 in all 23 statuses, over the past 120 days', async () => {
    const counts = await list(
      'select tenant_id, count(*)::integer as count from orders group by 1 order by 1',
    );
    expect(counts.map((row) => row.count)).toEqual([180, 60, 40, 20]);
    const statuses = await list('select distinct status from orders');
    expect(statuses.map((row) => row.status).sort()).toEqual([...ORDER_STATUSES].sort());
    const [span] = await list(`select min(created_at) > now() - interval '120 days' as young,
      min(created_at) < now() - interval '100 days' as old, max(updated_at) <= now() as past from orders`);
    expect(span).toEqual({ young: true, old: true, past: true });
  });

  test('nobody has claimed at the summit', async () => {
    expect(await list("select claims_used from events where slug = 'lumen-summit'")).toEqual([
      { claims_used: 0 },
    ]);
    expect(await list("select id from orders where event_id = 'evt_lumen_summit'")).toEqual([]);
  });

  test('every address is fictional, and no job waits', async () => {
    expect(await list("select email from customers where email !~ '\\.example$'")).toEqual([]);
    expect(await world.asOwner("select email from users where email !~ '\\.example$'")).toEqual([]);
    expect(await world.asOwner('select id from graphile_worker._private_jobs')).toEqual([]);
  });
});

test('a second seeding is refused and changes nothing', async () => {
  const count = () => list('select count(*)::integer as orders, max(updated_at)::text as last from orders');
  const before = await count();
  expect(await seedDemo(world.database.ownerUrl)).toBe(false);
  expect(await count()).toEqual(before);
});
