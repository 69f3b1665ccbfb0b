/** @jest-environment node */
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../test/database';
import { TEST_SECRETS } from '../test/env';
import { launcher, startModule } from '../test/node-module';
import { openOwnerPool } from '../test/owner-pool';

jest.setTimeout(90_000);

// Beside the build's own bundles, from where packages are found.
const folder = join('dist', `verify-${process.pid}`);
let database: TestDatabase;
let heads: string;

beforeAll(async () => {
  [database, heads] = await Promise.all([createTestDatabase(), mkdtemp(join(tmpdir(), 'merchloom-heads-'))]);
  const bundling = startModule(`
    import { bundlePrograms } from ${launcher('../build/bundle.mjs')};
    await bundlePrograms(['audit-verify'], ${JSON.stringify(folder)});`);
  expect([await bundling.ended, bundling.output()]).toEqual([0, '']);
});
afterAll(async () => {
  rmSync(join(process.cwd(), folder), { recursive: true, force: true });
  await rm(heads, { recursive: true, force: true });
  await database.close();
});

async function verify() {
  const place = { databaseUrl: database.url, ownerUrl: database.ownerUrl };
  const running = startModule(
    `import { verifyAudit } from ${launcher('audit-verify.mjs')};
    await verifyAudit(${JSON.stringify(place)}, process.env, ${JSON.stringify(folder)});`,
    { ...TEST_SECRETS, AUDIT_HEADS_DIR: heads },
  );
  return { code: await running.ended, lines: running.output().trim().split('\n') };
}

test('the first bad row of a chain is said in a plain line, exit code 1; where nothing was touched it is 0 (D44-4)', async () => {
  expect(await verify()).toEqual({
    code: 0,
    lines: [
      'Sealed rows as they were: 0, in 1 chains',
      'Not sealed yet: 0',
      'Heads signed: never',
      'Audit log: nothing was touched.',
    ],
  });
  const { pool, close } = openOwnerPool(database.ownerUrl);
  await pool.query(`insert into platform_audit (id, action) values ('aud_forged', 'auth.login')`);
  await pool.query('delete from audit_unsealed');
  await close();
  const { code, lines } = await verify();
  expect([code, lines[0], lines.at(-1)]).toEqual([
    1,
    'platform: added, row aud_forged',
    'Audit log: 1 found',
  ]);
});
