import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import type { AnyRoute } from '@/lib/contract/route';
import { closeDatabasePool } from '@/lib/db/pool';
import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { buildRouter } from '@/lib/tenant-api/router';
import { DEMO_PASSWORD } from '@/scripts/seed/users';
import { openApiDoor } from './api-door';
import { createDemoDatabase } from './database';
import { setTestEnv, stripeTestEnv, TEST_SECRETS } from './env';
import { openOwnerPool } from './owner-pool';

/** An answer of the API, its body read once. */
export interface DemoAnswer {
  status: number;
  text: string;
  headers: Headers;
  // `check` compares the shape with the contract.
  json: { data: Record<string, never>; code?: string; codes?: Record<string, string[]> };
}

function readJson(text: string): DemoAnswer['json'] {
  try {
    return JSON.parse(text) as DemoAnswer['json'];
  } catch {
    return { data: {} };
  }
}

async function answerOf(response: Response): Promise<DemoAnswer> {
  const text = await response.text();
  return { status: response.status, text, headers: response.headers, json: readJson(text) };
}

/** The demo world in a database of its own, and the given calls of the API, made through `openApiDoor`. */
export async function startDemoWorld(handlers: readonly ApiHandler[]) {
  const { loginHandler } = await import('@/lib/modules/accounts/api/login');
  const database = await createDemoDatabase();
  const files = await mkdtemp(join(tmpdir(), 'merchloom-demo-files-'));
  setTestEnv({ ...TEST_SECRETS, DATABASE_URL: database.url, FILES_DIR: files });
  setTestEnv(stripeTestEnv('http://127.0.0.1:9', ['UK', 'US']));
  const door = await openApiDoor(buildRouter([loginHandler, ...handlers]));
  const { pool: owner, close: closeOwner } = openOwnerPool(database.ownerUrl);
  const tokens = new Map<string, string>();

  const ask = async (path: string, init: RequestInit = {}, person?: string): Promise<DemoAnswer> => {
    const headers = new Headers(init.headers);
    if (person) headers.set('authorization', `Bearer ${await tokenOf(person)}`);
    return answerOf(await door.fetch(new Request(`http://api${path}`, { ...init, headers })));
  };
  const post = (path: string, body: unknown, person?: string): Promise<DemoAnswer> => {
    if (body instanceof FormData) return ask(path, { method: 'POST', body }, person);
    const headers = { 'content-type': 'application/json' };
    return ask(path, { method: 'POST', body: JSON.stringify(body), headers }, person);
  };
  const tokenOf = async (email: string): Promise<string> => {
    const known = tokens.get(email);
    if (known) return known;
    const { json } = await post('/api/login', { email, password: DEMO_PASSWORD });
    const token = 'token' in json && typeof json.token === 'string' ? json.token : '';
    tokens.set(email, token);
    return token;
  };
  /** Runs any statement as staff, who see the rows of all tenants. */
  const sql = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> => {
    const client = await owner.connect();
    let failed = true;
    try {
      await client.query(
        "begin; set local role merchloom_staff; select set_config('app.staff_id', 'usr_super', true)",
      );
      const { rows } = await client.query<Row>(text, values);
      await client.query('commit');
      failed = false;
      return rows;
    } finally {
      // After a failed statement the connection is still in its transaction.
      client.release(failed);
    }
  };
  return {
    database,
    sql,
    post,
    /** Makes any request, as this person or as nobody. */
    ask,
    get: (path: string, person?: string, headers: Record<string, string> = {}) =>
      ask(path, { headers }, person),
    /** Runs a statement as the owner, who is subject to row-level security too. */
    asOwner: async <Row extends pg.QueryResultRow>(text: string) => (await owner.query<Row>(text)).rows,
    close: async () => {
      await door.close();
      await closeDatabasePool();
      await closeOwner();
      await database.close();
      await rm(files, { recursive: true, force: true });
    },
  };
}

export type DemoWorld = Awaited<ReturnType<typeof startDemoWorld>>;

/** Compares a successful answer with its contract: every field that it names, and no other. */
export function check(contract: AnyRoute, answer: DemoAnswer): void {
  expect(answer.status).toBe(contract.status ?? 200);
  const value = contract.bare ? answer.json : answer.json.data;
  expect(contract.response.parse(value)).toEqual(value);
}
