/** @jest-environment node */
import { eq } from 'drizzle-orm';
import { AppError } from '@/lib/kernel/app-error';
import { setClock } from '@/lib/kernel/clock';
import { shopOnboarding } from '@/lib/db/schema/shop-platform';
import { sessions, users } from '@/lib/db/schema/accounts';
import { platformAudit } from '@/lib/db/schema/audit';
import { closeDatabasePool } from '@/lib/db/pool';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant } from '@/lib/db/with-tenant';
import { readOnboarding } from '@/lib/modules/shop-platform/service/read-onboarding';
import { createTestDatabase, type TestDatabase } from '@/scripts/test/database';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { withinOneWindow } from '@/scripts/test/limit-window';
import { addPerson, addTenant, emailOf, TEST_PASSWORD } from '@/scripts/test/people';
import { hashPassword } from './hash-password';
import { login } from './login';
import { logout } from './logout';
import { resolveToken } from './resolve-token';
import { revokeSessions } from './revoke-sessions';
import { verifyPassword } from './verify-password';

jest.setTimeout(30_000);

let database: TestDatabase;
let people = 0;
let undo: (() => void) | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  setTestEnv({ ...TEST_SECRETS, DATABASE_URL: database.url });
  await addTenant('ten_one');
});
afterAll(async () => {
  await closeDatabasePool();
  await database.close();
});
afterEach(() => undo?.());

const UNKNOWN = { browser: null, system: null };
async function somebody(): Promise<string> {
  people += 1;
  const id = `usr_person${people}`;
  await addPerson({ id, tenantId: 'ten_one' });
  return id;
}
const as = (id: string, password = TEST_PASSWORD, visitor = '10.0.0.1') =>
  login({ email: emailOf(id), password, visitor, device: UNKNOWN });

/** The error that `work` throws; fails the test when it does not throw. */
async function refusal(work: Promise<unknown>): Promise<AppError> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error(`expected a refusal, got ${String(error)}`);
  return error;
}

describe('passwords', () => {
  test('argon2id at the chosen cost, salted', async () => {
    const [first, second] = await Promise.all([hashPassword('x'), hashPassword('x')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(await verifyPassword(first, 'x')).toBe(true);
    expect(await verifyPassword(first, 'X')).toBe(false);
  });

  test('no account: the same work, and no', async () => {
    expect(await verifyPassword(undefined, 'x')).toBe(false);
  });

  test('a crowd waits its turn and is answered', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => hashPassword(`p${index}`)));
    expect(new Set(answers).size).toBe(12);
  });
});

describe('sessions (D21-4)', () => {
  test('a login answers a token that is stored hashed only and says who it is', async () => {
    const id = await somebody();
    const { token, user } = await login({
      email: emailOf(id).toUpperCase(),
      password: TEST_PASSWORD,
      visitor: '10.0.0.1',
      device: UNKNOWN,
    });
    expect(token).toMatch(/^[A-Za-z0-9]{43}$/);
    expect(user).toMatchObject({ id, tenantId: 'ten_one', role: 'admin', superadmin: false });
    expect(await resolveToken(token)).toEqual(user);
    const rows = await withDirectory((tx) => tx.select().from(sessions).where(eq(sessions.userId, id)));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    const life = (rows[0]?.expiresAt.getTime() ?? 0) - (rows[0]?.createdAt.getTime() ?? 0);
    expect(life).toBe(14 * 86_400_000);
    const log = await withDirectory((tx) =>
      tx.select().from(platformAudit).where(eq(platformAudit.actorUserId, id)),
    );
    expect(log.map((row) => row.action)).toEqual(['auth.login']);
  });

  test('a made-up token is nobody', async () => {
    expect(await resolveToken('a'.repeat(43))).toBeNull();
  });

  test('a logout ends this session and no other, once', async () => {
    const id = await somebody();
    const [one, other] = [await as(id), await as(id)];
    await logout(one.user);
    await logout(one.user);
    expect(await resolveToken(one.token)).toBeNull();
    expect(await resolveToken(other.token)).not.toBeNull();
  });

  test('a logout opens again what follows the first open onboarding step (S2.6-5)', async () => {
    await addTenant('ten_shop', true);
    await addPerson({ id: 'usr_shop', tenantId: 'ten_shop', shopPlatform: true });
    const shop = { tenantId: 'ten_shop', actor: 'client', userId: 'usr_shop' } as const;
    const paymentMethodAt = new Date('2026-11-01T10:00:00Z');
    await withTenant(shop, (tx) =>
      tx.insert(shopOnboarding).values({ tenantId: 'ten_shop', paymentMethodAt }),
    );
    const { user } = await as('usr_shop');
    expect((await readOnboarding(shop))?.steps.at(-1)?.complete).toBe(true);
    await logout(user);
    expect((await readOnboarding(shop))?.steps.at(-1)?.complete).toBe(false);
  });

  test('revoking ends all; a disabled person is nobody at once', async () => {
    const id = await somebody();
    const [one, two] = [await as(id), await as(id)];
    await revokeSessions(id);
    expect([await resolveToken(one.token), await resolveToken(two.token)]).toEqual([null, null]);
    const { token } = await as(id);
    await withDirectory((tx) => tx.update(users).set({ disabledAt: new Date() }).where(eq(users.id, id)));
    expect(await resolveToken(token)).toBeNull();
    expect((await refusal(as(id))).code).toBe('bad_credentials');
  });

  test('a change of role counts with the next request', async () => {
    const id = await somebody();
    const { token } = await as(id);
    await withDirectory((tx) => tx.update(users).set({ role: 'customer_service' }).where(eq(users.id, id)));
    expect((await resolveToken(token))?.role).toBe('customer_service');
  });

  test('a token ends after 14 days, and the next login forgets it', async () => {
    const id = await somebody();
    const { token } = await as(id);
    undo = setClock(() => new Date(Date.now() + 14 * 86_400_000 + 1000));
    expect(await resolveToken(token)).toBeNull();
    await as(id);
    const rows = await withDirectory((tx) => tx.select().from(sessions).where(eq(sessions.userId, id)));
    expect(rows).toHaveLength(1);
  });
});

describe('failed logins (D27-1)', () => {
  test('unknown account and wrong password are told alike', async () => {
    const id = await somebody();
    const [wrong, unknown] = [await refusal(as(id, 'wrong')), await refusal(as('usr_nobody', 'wrong'))];
    expect([wrong.code, wrong.status, wrong.fields]).toEqual([unknown.code, unknown.status, unknown.fields]);
    expect(wrong.code).toBe('bad_credentials');
  });

  test('five, then 429 with the time to wait, even for the right password; from elsewhere it goes on', async () => {
    const id = await somebody();
    for (let index = 0; index < 5; index += 1)
      expect((await refusal(as(id, 'wrong'))).code).toBe('bad_credentials');
    const sixth = await refusal(as(id, 'wrong'));
    expect([sixth.code, sixth.status]).toEqual(['rate_limited', 429]);
    expect(sixth.retryAfter).toBeGreaterThan(0);
    expect(sixth.retryAfter).toBeLessThanOrEqual(900);
    expect((await refusal(as(id))).code).toBe('rate_limited');
    expect((await as(id, TEST_PASSWORD, '10.0.0.2')).user.id).toBe(id);
    const another = await somebody();
    expect((await as(another)).user.id).toBe(another);
    undo = setClock(() => new Date(Date.now() + 901_000));
    expect((await as(id)).user.id).toBe(id);
  });

  test('right ones are never counted, side by side or after one another', async () => {
    const id = await somebody();
    const many = await Promise.all(Array.from({ length: 8 }, () => as(id)));
    expect(new Set(many.map((session) => session.token)).size).toBe(8);
    for (let index = 0; index < 4; index += 1) await refusal(as(id, 'wrong'));
    for (let index = 0; index < 4; index += 1) await as(id);
    expect((await refusal(as(id, 'wrong'))).code).toBe('bad_credentials');
  });

  test('guesses sent together learn no more than five answers', () =>
    withinOneWindow(async () => {
      const id = await somebody();
      const guesses = await Promise.all(
        Array.from({ length: 20 }, () => refusal(as(id, 'wrong', '10.0.0.9'))),
      );
      const codes = guesses.map((error) => error.code);
      expect(codes.filter((code) => code === 'bad_credentials')).toHaveLength(5);
      expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(15);
    }));

  test('one address that tries many accounts is stopped, and one account tried from many', () =>
    withinOneWindow(async () => {
      const tries = Array.from({ length: 60 }, (_, index) => index);
      await Promise.all(tries.map((index) => refusal(as(`usr_guess${index}`, 'wrong', '10.0.1.1'))));
      expect((await refusal(as('usr_guess99', 'wrong', '10.0.1.1'))).code).toBe('rate_limited');
      const id = await somebody();
      await Promise.all(tries.map((index) => refusal(as(id, 'wrong', `10.0.2.${index}`))));
      expect((await refusal(as(id, TEST_PASSWORD, '10.0.3.1'))).code).toBe('rate_limited');
    }));
});
