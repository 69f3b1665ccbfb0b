/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { setRandomSource } from '@/lib/kernel/random';
import { closeDatabasePool } from '@/lib/db/pool';
import type { StaffContext } from '@/lib/db/with-staff';
import type { TenantContext } from '@/lib/db/with-tenant';
import { createTestDatabase, type TestDatabase } from '@/scripts/test/database';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { beginIdempotent } from './begin';
import { finishIdempotent } from './finish';
import type { KeyOwner } from './key-owner';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const HOUR = 3_600_000;
const SHOPPER: TenantContext = { tenantId: 'ten_one', actor: 'shopper' };
const OTHER: TenantContext = { tenantId: 'ten_two', actor: 'shopper' };
const STAFF: StaffContext = { staffId: 'usr_super' };
const COLLEAGUE: StaffContext = { staffId: 'usr_care' };
const ANSWER = { status: 200, response: { order: 'ord_1' } };

let database: TestDatabase;
const restore: (() => void)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  setTestEnv({ ...TEST_SECRETS, DATABASE_URL: database.url });
});
afterAll(async () => {
  await closeDatabasePool();
  await database.close();
});
afterEach(() => restore.splice(0).forEach((undo) => undo()));

const at = (hours: number) => restore.push(setClock(() => new Date(NOON + hours * HOUR)));
const roll = (byte: number) => restore.push(setRandomSource((length) => new Uint8Array(length).fill(byte)));
const begin = (key: string, context: KeyOwner = SHOPPER) =>
  beginIdempotent(context, { key, route: 'test', bodyHash: Buffer.from('one') });
const finish = (key: string, context: KeyOwner = SHOPPER) =>
  finishIdempotent(context, { key, route: 'test' }, ANSWER);

describe('what a key has answered (D26-1)', () => {
  test('is answered again, and for the tenant alone', async () => {
    roll(255);
    at(0);
    expect(await begin('kept')).toBeNull();
    await expect(begin('kept')).rejects.toMatchObject({ code: 'request_in_flight', retryAfter: 1 });
    await finish('kept');
    expect(await begin('kept')).toEqual(ANSWER);
    expect(await begin('kept', OTHER)).toBeNull();
  });

  test('is a staff user’s alone where a call concerns all tenants', async () => {
    roll(255);
    at(0);
    expect(await begin('staff', STAFF)).toBeNull();
    await expect(begin('staff', STAFF)).rejects.toMatchObject({ code: 'request_in_flight' });
    await finish('staff', STAFF);
    expect(await begin('staff', STAFF)).toEqual(ANSWER);
    expect([await begin('staff', COLLEAGUE), await begin('staff')]).toEqual([null, null]);
    // A colleague's call may be the next one that clears.
    at(49);
    roll(0);
    await begin('later', COLLEAGUE);
    roll(255);
    expect(await begin('staff', STAFF)).toBeNull();
  });

  test('is forgotten after two days, as answers name people', async () => {
    roll(255);
    at(0);
    for (const context of [SHOPPER, OTHER]) {
      await begin('old', context);
      await finish('old', context);
    }
    at(24);
    await begin('young');
    await finish('young');
    roll(0);
    at(49);
    await begin('another');
    roll(255);
    expect([await begin('old'), await begin('young'), await begin('old', OTHER)]).toEqual([
      null,
      ANSWER,
      ANSWER,
    ]);
  });
});
