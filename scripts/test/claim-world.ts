import type pg from 'pg';
import { closeDatabasePool } from '@/lib/db/pool';
import { checkCodeHandler, claimHandler } from '@/lib/modules/claims/api/claim';
import { buildRouter } from '@/lib/tenant-api/router';
import { openApiDoor } from './api-door';
import { createTestDatabase } from './database';
import { setTestEnv, TEST_SECRETS } from './env';
import { openOwnerPool } from './owner-pool';

export interface ClaimAnswer {
  status: number;
  /** The raw body, to compare two answers byte by byte. */
  text: string;
  json: { code?: string; codes?: Record<string, string[]>; message?: string; data?: Record<string, string> };
  headers: Headers;
}

export interface Taken {
  codes: Record<string, number>;
  events: Record<string, number>;
  stock: Record<string, number>;
  keys: number;
  orders: number;
  customers: number;
  lines: number;
  jobs: number;
}

const TAKEN = `select
  (select jsonb_object_agg(id, uses) from promo_codes) as codes,
  (select jsonb_object_agg(id, claims_used) from events) as events,
  (select jsonb_object_agg(id, stock) from variants) as stock,
  (select count(*)::int from claim_keys) as keys, (select count(*)::int from orders) as orders,
  (select count(*)::int from customers) as customers, (select count(*)::int from order_lines) as lines`;

let households = 0;

/** A new recipient, each with another postal and IP address. */
export function recipient(changes: Record<string, unknown> = {}) {
  households += 1;
  return {
    name: 'Ada Fern',
    email: `ada${households}@guest.example`,
    phone: `+31 6 ${10_000_000 + households}`,
    address_first_line: `Keizersgracht ${households}`,
    address_city: 'Amsterdam',
    address_postcode: '1015 CJ',
    address_country: 'Netherlands',
    promo_code: '',
    products: [
      {
        product_id: 'lu-summit-hoodie',
        variant_id: 'lu-summit-hoodie-navy-m',
        quantity: 1,
        personalisation: { front: { name: 'ADA' } },
      },
    ],
    ...changes,
  };
}

let peers = 0;

/** Postgres and the calls of a claim page, called through `openApiDoor`. */
export async function startClaimWorld() {
  const database = await createTestDatabase();
  setTestEnv({ ...TEST_SECRETS, DATABASE_URL: database.url });
  const door = await openApiDoor(buildRouter([claimHandler, checkCodeHandler]));
  const { pool: owner, close: closeOwner } = openOwnerPool(database.ownerUrl);
  const sql = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> => {
    const client = await owner.connect();
    try {
      await client.query(
        "begin; set local role merchloom_staff; select set_config('app.staff_id', 'usr_t', true)",
      );
      const { rows } = await client.query<Row>(text, values);
      await client.query('commit');
      return rows;
    } finally {
      client.release(true);
    }
  };
  return {
    /** `peer`: the visitor's IP address; default: a new one for each call. */
    async claim(
      form: unknown,
      { path = '/api/ten_lumen/lumen-summit/claim', peer = '', headers = {} } = {},
    ): Promise<ClaimAnswer> {
      peers += 1;
      const sent = {
        'content-type': 'application/json',
        'x-merchloom-peer': peer || `10.${peers >> 16}.${(peers >> 8) & 255}.${peers & 255}`,
        ...headers,
      };
      const init = { method: 'POST', headers: sent, body: JSON.stringify(form) };
      const response = await door.fetch(new Request(`http://api${path}`, init));
      const text = await response.text();
      return { status: response.status, text, json: JSON.parse(text), headers: response.headers };
    },
    /** Reads or writes the rows of all tenants, as staff. */
    sql,
    /** As the app connects. */
    databaseUrl: database.url,
    ownerUrl: database.ownerUrl,
    /** Runs a statement as the owner, who reads the queue. */
    asOwner: async <Row extends pg.QueryResultRow>(text: string) => (await owner.query<Row>(text)).rows,
    /** Everything that a claim may use up, and the number of pending jobs. */
    async taken(): Promise<Taken> {
      const { rows: jobs } = await owner.query<{ n: number }>(
        'select count(*)::int as n from graphile_worker._private_jobs',
      );
      const [rows] = await sql<Omit<Taken, 'jobs'>>(TAKEN);
      if (!rows) throw new Error('nothing to read');
      return { ...rows, jobs: jobs[0]?.n ?? 0 };
    },
    async close() {
      await door.close();
      await closeOwner();
      await closeDatabasePool();
      await database.close();
    },
  };
}
export type ClaimWorld = Awaited<ReturnType<typeof startClaimWorld>>;
