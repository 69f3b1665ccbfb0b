/** @jest-environment node */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { launcher, startModule, startNode } from '../test/node-module';

jest.setTimeout(90_000);

const SECRETS = {
  NEXTAUTH_SECRET: 'a-session-secret-0123',
  LINK_SECRET: 'a-link-secret-0123456',
  HOUSEHOLD_KEY: 'a-household-key-01234',
  INTERNAL_SECRET: 'an-internal-secret-01',
};
const COMPLETE = {
  ...SECRETS,
  DATABASE_URL: 'postgres://login@127.0.0.1:1/merchloom',
  SMTP_URL: 'smtp://127.0.0.1:1',
  PUSHER_APP_ID: 'app',
  PUSHER_KEY: 'key',
  PUSHER_SECRET: 'secret',
  FULFILLER_API_URL: 'http://127.0.0.1:1',
  FULFILLER_API_KEY: 'key',
  FULFILLER_WEBHOOK_SECRET: 'a-fulfiller-secret-01',
};
const LIVE = { STRIPE_API_URL: 'http://127.0.0.1:1', STRIPE_UK_SECRET_KEY: 'sk_live_hunter2' };
const NO_KEYS = {
  S3_BUCKET: 'files',
  AWS_EC2_METADATA_DISABLED: 'true',
  AWS_CONFIG_FILE: '/nonexistent',
  AWS_SHARED_CREDENTIALS_FILE: '/nonexistent',
  // The AWS library warns of old Nodes on standard error.
  NODE_NO_WARNINGS: '1',
};

describe('web, API and worker refuse an environment before anything else (S8-16, S1-12)', () => {
  // Beside the build's own bundles, from where packages are found.
  const folder = join(process.cwd(), 'dist', `refuse-${process.pid}`);
  beforeAll(async () => {
    const source = `
      import { bundlePrograms } from ${launcher('../build/bundle.mjs')};
      await bundlePrograms(['web', 'api', 'worker'], ${JSON.stringify(folder)});`;
    const bundling = startModule(source);
    expect([await bundling.ended, bundling.output()]).toEqual([0, '']);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** One that starts after all is ended. */
  async function start(part: string, env: Record<string, string>) {
    const running = startNode([join(folder, `${part}.cjs`)], { NODE_ENV: 'production', ...env });
    const timer = setTimeout(() => running.child.kill('SIGKILL'), 30_000);
    const code = await running.ended;
    clearTimeout(timer);
    return { code, output: running.output() };
  }

  test.each(['web', 'api', 'worker'])('%s: a live key beside a stand-in is one line', async (part) => {
    const words = 'STRIPE_UK_SECRET_KEY: is a live key, and STRIPE_API_URL names a stand-in';
    expect(await start(part, { ...COMPLETE, ...LIVE })).toEqual({
      code: 1,
      output: `error: environment: ${words}: clear one or the other\n`,
    });
  });

  test.each(['web', 'api', 'worker'])('%s: a bucket without keys anywhere is one line', async (part) => {
    const { code, output } = await start(part, { ...COMPLETE, ...NO_KEYS });
    expect(code).toBe(1);
    expect(output).toMatch(/^error: environment: S3_BUCKET: has no keys[^\n]+\n$/);
  });

  test('a level of the log that is none is told too', async () => {
    const { code, output } = await start('worker', { ...COMPLETE, LOG_LEVEL: 'loud' });
    expect(code).toBe(1);
    expect(output).toMatch(/^error: environment: LOG_LEVEL: [^\n]+\n$/);
  });
});
