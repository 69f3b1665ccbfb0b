import pg from 'pg';
import { now } from '@/lib/kernel/clock';
import { bulkInvitees } from '@/lib/db/schema/size-collection';
import { eventProducts, products, variants } from '@/lib/db/schema/catalogue';
import { events, slugDirectory } from '@/lib/db/schema/events';
import { colourSets, fontSets, storeConfigurations } from '@/lib/db/schema/storefront';
import { vouchers, customers } from '@/lib/db/schema/checkout';
import { codeBatches, promoCodes } from '@/lib/db/schema/claims';
import { auditLog } from '@/lib/db/schema/audit';
import { submissions } from '@/lib/db/schema/fulfilment';
import { fulfillerBlanks, fulfillers } from '@/lib/db/schema/fulfillers';
import { shopOnboarding } from '@/lib/db/schema/shop-platform';
import { orderRefunds } from '@/lib/db/schema/order-money-back';
import { orderHistory, orderLines, orders } from '@/lib/db/schema/orders';
import { paymentIntents, providerAccounts } from '@/lib/db/schema/payments';
import { users } from '@/lib/db/schema/accounts';
import { tenants } from '@/lib/db/schema/tenants';
import { auditRows } from '../seed/audit';
import { inviteeRows } from '../seed/bulk-invitees';
import { codeBatchRows, promoCodeRows, voucherRows } from '../seed/codes';
import { creditReservations, ledgerRows } from '@/lib/db/schema/ledger';
import { creditTerms } from '../seed/credit-accounts';
import { eventRows, slugRows } from '../seed/events';
import { fulfillerBlankRows, fulfillerRows } from '../seed/fulfillers';
import { insertRows } from '../seed/insert-rows';
import { colourSetRows, fontSetRows } from '../seed/looks';
import { creditRows } from '../seed/orders/credit-rows';
import type { OrderRows } from '../seed/orders/rows';
import { allOrders, countBy } from '../seed/orders/all-orders';
import { catalogue } from '../seed/products/rows';
import { storeConfigurationRows } from '../seed/store-configurations';
import { onboardingRows, providerAccountRows, tenantRows } from '../seed/tenants';
import { userRows } from '../seed/users';

/** Global tables belong to the owner; tenants' rows are subject to row-level security, as staff. */
const AS_STAFF = `set local role merchloom_staff; select set_config('app.staff_id', 'usr_super', true)`;

async function isEmpty(client: pg.Client): Promise<boolean> {
  await client.query(AS_STAFF);
  const { rowCount } = await client.query('select 1 from tenants limit 1');
  await client.query('reset role');
  return rowCount === 0;
}

/** The accounts are there with their clients. */
async function layCredit(client: pg.Client, at: Date): Promise<void> {
  for (const terms of creditTerms(at)) {
    await client.query(
      `update credit_accounts set limit_minor = $3, discount_amount_minor = $4, shipping_discount_amount_minor = $5,
        activated_at = $6 where tenant_id = $1 and currency = $2`,
      [
        ...[terms.tenantId, terms.currency, terms.limitMinor, terms.discountAmountMinor],
        ...[terms.shippingDiscountAmountMinor, terms.activatedAt],
      ],
    );
  }
}

/** The seed enqueues no job, so no mail says how far a limit is used. */
async function withoutTelling(client: pg.Client, lay: () => Promise<void>): Promise<void> {
  const turn = async (how: 'disable' | 'enable') => {
    await client.query('reset role');
    await client.query(`alter table credit_accounts ${how} trigger account_filling_is_told`);
    await client.query(AS_STAFF);
  };
  await turn('disable');
  await lay();
  await turn('enable');
}

/** What an event may cost that has an order over its budget. */
const CREW_BUDGET_MINOR = 10_000;

/** What the seeded orders have moved on accounts and budgets. The waits are there with their orders; the past ones are told. */
async function layLedger(client: pg.Client, sales: OrderRows, at: Date): Promise<void> {
  const credit = creditRows(sales, at);
  await insertRows(client, creditReservations, credit.reservations);
  await insertRows(client, ledgerRows, credit.rows);
  for (const one of credit.accounts) {
    await client.query(
      `update credit_accounts set balance_minor = $3, reserved_minor = $4, movements = $5, moved_at = $6
      where tenant_id = $1 and currency = $2`,
      [one.tenantId, one.currency, one.balanceMinor, one.reservedMinor, one.movements, one.movedAt],
    );
  }
  for (const [eventId, used] of credit.used) {
    await client.query('update event_budgets set used_minor = $2 where event_id = $1', [eventId, used]);
  }
  await client.query('update event_budgets set budget_minor = $2 where event_id = $1', [
    'evt_lumen_crew',
    CREW_BUDGET_MINOR,
  ]);
  await client.query(
    `update order_waits set told_day = 1, told_at = began_at + interval '1 day'
    where began_at < $1::timestamptz - interval '1 day'`,
    [at],
  );
}

async function laySettings(client: pg.Client, at: Date): Promise<void> {
  await insertRows(client, tenants, tenantRows(at));
  await layCredit(client, at);
  await insertRows(client, colourSets, colourSetRows(at));
  await insertRows(client, fontSets, fontSetRows(at));
  await insertRows(client, shopOnboarding, onboardingRows(at));
}

async function layTrade(client: pg.Client, at: Date): Promise<void> {
  const goods = catalogue(at);
  const sales = allOrders(at, goods);
  const claims = countBy(sales.orders.filter((one) => one.kind === 'claim').map((one) => one.eventId));
  await insertRows(client, events, eventRows(at, claims));
  await insertRows(client, slugDirectory, slugRows(at));
  await insertRows(client, storeConfigurations, storeConfigurationRows(at));
  await insertRows(client, products, goods.products);
  await insertRows(client, variants, goods.variants);
  await insertRows(client, eventProducts, goods.eventProducts);
  await insertRows(client, bulkInvitees, inviteeRows(at));
  await insertRows(client, vouchers, voucherRows(at, countBy(sales.orders.map((one) => one.voucherId))));
  await insertRows(client, codeBatches, codeBatchRows(at));
  await insertRows(client, promoCodes, promoCodeRows(at));
  await insertRows(client, customers, sales.customers);
  await insertRows(client, orders, sales.orders);
  await insertRows(client, orderLines, sales.lines);
  await insertRows(client, orderHistory, sales.history);
  await insertRows(client, paymentIntents, sales.intents);
  await insertRows(client, orderRefunds, sales.refunds);
  await insertRows(client, submissions, sales.submissions);
  await withoutTelling(client, () => layLedger(client, sales, at));
  await insertRows(client, auditLog, auditRows(at, sales));
}

/**
 * Fills an empty, migrated database with the demo data of docs/demo.md in one transaction. Returns false and writes
 * nothing if a tenant exists. `databaseUrl` is the owner's; no job is enqueued.
 */
export async function seedDemo(databaseUrl: string): Promise<boolean> {
  const at = now();
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'merchloom seed' });
  await client.connect();
  try {
    await client.query('begin');
    const empty = await isEmpty(client);
    if (empty) {
      const people = await userRows(at);
      await insertRows(client, fulfillers, fulfillerRows(at));
      await insertRows(client, fulfillerBlanks, fulfillerBlankRows());
      await client.query(AS_STAFF);
      await laySettings(client, at);
      await client.query('reset role');
      await insertRows(client, users, people);
      await insertRows(client, providerAccounts, providerAccountRows(at));
      await client.query(AS_STAFF);
      await layTrade(client, at);
    }
    await client.query('commit');
    return empty;
  } finally {
    await client.end();
  }
}
