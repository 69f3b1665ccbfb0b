/** @jest-environment node */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startStripeSandbox, type StripeSandbox } from '@/sandbox/stripe/start';
import { createTestDatabase, type TestDatabase } from '../test/database';
import { stripeTestEnv, TEST_SECRETS } from '../test/env';
import { launcher, startModule } from '../test/node-module';

jest.setTimeout(90_000);

// Beside the build's own bundles, from where packages are found.
const folder = join('dist', `check-${process.pid}`);
let database: TestDatabase;
let sandbox: StripeSandbox;

beforeAll(async () => {
  [database, sandbox] = await Promise.all([createTestDatabase(), startStripeSandbox()]);
  const bundling = startModule(`
    import { bundlePrograms } from ${launcher('../build/bundle.mjs')};
    await bundlePrograms(['check-payments'], ${JSON.stringify(folder)});`);
  expect([await bundling.ended, bundling.output()]).toEqual([0, '']);
});
afterAll(async () => {
  rmSync(join(process.cwd(), folder), { recursive: true, force: true });
  await sandbox.close();
  await database.close();
});

async function check(env: Record<string, string>) {
  const place = { databaseUrl: database.url, ownerUrl: database.ownerUrl };
  const running = startModule(
    `import { checkPayments } from ${launcher('check-payments.mjs')};
    await checkPayments(${JSON.stringify(place)}, process.env, ${JSON.stringify(folder)});`,
    { ...TEST_SECRETS, PUBLIC_URL: 'https://shops.example', ...env },
  );
  return { code: await running.ended, lines: running.output().trim().split('\n') };
}

test('what is missing is said in plain lines, exit code 1; when all is there it is 0 (D16-17)', async () => {
  const keys = stripeTestEnv(sandbox.url, ['UK']);
  const missing = await check(keys);
  expect(missing).toEqual({
    code: 1,
    lines: [
      expect.stringMatching(/^UK: the endpoint https:\/\/shops\.example\/.+ is missing: .+ connect: true/),
      expect.stringMatching(
        /^UK: the endpoint .+ for the platform’s own account is missing: .+ connect: false/,
      ),
      'Missing: 2',
    ],
  });
  // The one of the clients' accounts, and the one of the platform's own, to which top-ups are paid.
  for (const connect of ['true', 'false'])
    await fetch(`${sandbox.url}/v1/webhook_endpoints`, {
      method: 'POST',
      headers: { authorization: `Bearer ${keys['STRIPE_UK_SECRET_KEY'] ?? ''}` },
      body: new URLSearchParams({
        url: 'https://shops.example/api/stripe/webhook?region=UK',
        'enabled_events[0]': '*',
        connect,
      }),
    });
  expect(await check(keys)).toEqual({ code: 0, lines: ['Payments: all is there.'] });
});
