/** @jest-environment node */
import type { AppError } from '@/lib/kernel/app-error';
import { closeDatabasePool } from '@/lib/db/pool';
import { withDirectory } from '@/lib/db/with-directory';
import { revokeSessionsOf } from '@/lib/modules/accounts/data/sessions';
import { confirmTwoFactor, putTwoFactor } from '@/lib/modules/accounts/data/two-factor';
import { setPasswordHash } from '@/lib/modules/accounts/service/statements/people';
import { createTestDatabase, type TestDatabase } from '@/scripts/test/database';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { addPerson, addTenant, emailOf, TEST_PASSWORD } from '@/scripts/test/people';
import { hashPassword } from './hash-password';
import { login } from './login';

jest.setTimeout(30_000);

/** What happens while the password is looked at. */
let meanwhile: () => Promise<void> = async () => undefined;
jest.mock('./verify-password', () => {
  type Verify = (hash: string | undefined, password: string) => Promise<boolean>;
  const real = jest.requireActual<{ verifyPassword: Verify }>('./verify-password');
  return {
    verifyPassword: async (...given: Parameters<Verify>) => {
      const matches = await real.verifyPassword(...given);
      await meanwhile();
      return matches;
    },
  };
});

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  setTestEnv({ ...TEST_SECRETS, DATABASE_URL: database.url });
  await addTenant('ten_one');
});
afterAll(async () => {
  await closeDatabasePool();
  await database.close();
});

async function codeOf(id: string): Promise<string> {
  const device = { browser: null, system: null };
  return login({ email: emailOf(id), password: TEST_PASSWORD, visitor: '10.0.0.1', device }).then(
    () => 'in',
    (error: AppError) => error.code,
  );
}

test('a password that is replaced while the old one is looked at opens nothing (D42-3)', async () => {
  await addPerson({ id: 'usr_stolen', tenantId: 'ten_one' });
  const passwordHash = await hashPassword('another long pass phrase');
  meanwhile = () =>
    withDirectory(async (tx) => {
      await setPasswordHash(tx, 'usr_stolen', passwordHash);
      await revokeSessionsOf(tx, 'usr_stolen', new Date());
    });
  expect(await codeOf('usr_stolen')).toBe('bad_credentials');
});

test('a second factor that is put into use meanwhile is asked for (D42-4)', async () => {
  await addPerson({ id: 'usr_factor', tenantId: 'ten_one' });
  meanwhile = () =>
    withDirectory(async (tx) => {
      const at = new Date();
      await putTwoFactor(tx, { userId: 'usr_factor', secret: Buffer.from('x'), createdAt: at });
      await confirmTwoFactor(tx, 'usr_factor', at);
    });
  expect(await codeOf('usr_factor')).toBe('two_factor_needed');
  meanwhile = async () => undefined;
});

test('nothing that happens meanwhile: the login opens', async () => {
  await addPerson({ id: 'usr_calm', tenantId: 'ten_one' });
  expect(await codeOf('usr_calm')).toBe('in');
});
