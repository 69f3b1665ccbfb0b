import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import type pg from 'pg';
import { createCustomer } from '@/lib/modules/checkout/contract/create-customer';
import { pay } from '@/lib/modules/checkout/contract/pay';
import { paymentSuccess } from '@/lib/modules/payments/contract/payment-success';
import { closeDatabasePool } from '@/lib/db/pool';
import { createCustomerHandler, payHandler } from '@/lib/modules/checkout/api/checkout';
import { paymentSuccessHandler } from '@/lib/modules/payments/api/payment-success';
import { stripeWebhookHandler } from '@/lib/modules/payments/api/stripe-webhook';
import { buildRouter } from '@/lib/tenant-api/router';
import { startStripeSandbox, type StripeSandbox } from '@/sandbox/stripe/start';
import { openApiDoor } from './api-door';
import { createTestDatabase } from './database';
import { setTestEnv, stripeTestEnv, TEST_SECRETS } from './env';
import { layStore, type StoreFixture } from './fixtures/lay-store';
import { openOwnerPool } from './owner-pool';

export interface Answer {
  status: number;
  json: Record<string, never> & { data: Record<string, never> };
  headers: Headers;
}

export interface CheckoutWorld {
  stripe: StripeSandbox;
  /** POSTs JSON; a string is sent unchanged, a form as multipart. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Queries the rows of all tenants, as staff. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Queries global tables and the job queue, as the schema's owner. */
  ownerSql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

const CONTRACTS = [createCustomer, pay, paymentSuccess];

/** Validates every successful answer against its contract. */
function holdToContract(path: string, json: unknown): void {
  const contract = CONTRACTS.find((known) => path.endsWith(known.path.slice(known.path.lastIndexOf('/'))));
  if (!contract || typeof json !== 'object' || json === null) return;
  contract.response.parse(contract.bare || !('data' in json) ? json : json.data);
}

async function asStaff<Row extends pg.QueryResultRow>(pool: pg.Pool, text: string, values: unknown[] = []) {
  const client = await pool.connect();
  try {
    await client.query(
      "begin; set local role merchloom_staff; select set_config('app.staff_id', 'usr_tests', true)",
    );
    const { rows } = await client.query<Row>(text, values);
    await client.query('commit');
    return rows;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** Postgres, the Stripe stand-in and the checkout's calls; webhooks are sent over HTTP. */
export async function startCheckoutWorld(stores: readonly StoreFixture[]): Promise<CheckoutWorld> {
  const database = await createTestDatabase();
  const stripe = await startStripeSandbox();
  const regions = ['UK', 'US'] as const;
  setTestEnv({ ...TEST_SECRETS, DATABASE_URL: database.url, ...stripeTestEnv(stripe.url, regions) });
  const app = buildRouter([createCustomerHandler, payHandler, paymentSuccessHandler, stripeWebhookHandler]);
  const door = await openApiDoor(app);
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  for (const region of regions) {
    stripe.control.setWebhook({
      region,
      url: `http://127.0.0.1:${port}/api/stripe/webhook?region=${region}`,
    });
  }
  for (const store of stores) await layStore(store);
  const { pool: owner, close: closeOwner } = openOwnerPool(database.ownerUrl);
  owner.on('error', () => undefined);
  return {
    stripe,
    post: async (path, body, headers = {}) => {
      const isForm = body instanceof FormData;
      const request = {
        method: 'POST',
        body: isForm || typeof body === 'string' ? body : JSON.stringify(body),
        headers: isForm ? headers : { 'content-type': 'application/json', ...headers },
      };
      const response = await door.fetch(new Request(`http://api${path}`, request));
      const json = await response.json();
      if (response.ok) holdToContract(path, json);
      return { status: response.status, json, headers: response.headers };
    },
    sql: (text, values) => asStaff(owner, text, values),
    ownerSql: async (text, values) => (await owner.query(text, values)).rows,
    close: async () => {
      await stripe.close();
      await door.close();
      await new Promise((resolve) => server.close(resolve));
      await closeOwner();
      await closeDatabasePool();
      await database.close();
    },
  };
}
