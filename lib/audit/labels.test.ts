/** @jest-environment node */
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant } from '@/lib/db/with-tenant';
import { audit, auditAll, type AuditEntry } from './append-audit';
import { recordPlatform } from './record-platform';

jest.setTimeout(120_000);

const CONTEXT = { tenantId: 'ten_fjord', actor: 'client', userId: 'usr_fjord_admin' } as const;

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([]);
});
afterAll(() => world.close());

/** Of each table that the log names rows of: an id, and what its row is called. */
const NAMED = {
  event: `select id, name from events where tenant_id = 'ten_fjord' limit 1`,
  order: `select id, order_ref as name from orders where tenant_id = 'ten_fjord' limit 1`,
  product: `select id, name from products where tenant_id = 'ten_fjord' limit 1`,
  file: `select id, name from files where id = 'fil_named'`,
  tenant: `select id, name from tenants where id = 'ten_fjord'`,
  colour_set: `select id, name from colour_sets where tenant_id = 'ten_fjord' limit 1`,
  font_set: `select id, name from font_sets where tenant_id = 'ten_fjord' limit 1`,
} as const;

const labels = async (ids: readonly string[]) => {
  const rows = await world.sql<{ id: string; label: string | null }>(
    `select subject_id as id, subject_label as label from audit_log
      where tenant_id = 'ten_fjord' and action = 'job.retried' and subject_id = any($1)`,
    [[...ids]],
  );
  return new Map(rows.map(({ id, label }) => [id, label]));
};

beforeAll(async () => {
  await world.sql(
    `insert into files (tenant_id, id, kind, storage_key, content_type, bytes, sha256, name)
      values ('ten_fjord', 'fil_named', 'artwork', 'ten_fjord/fil_named', 'image/png', 1, '\\x00', 'Fern leaf')`,
  );
});

test('each row’s subject is called as it is called then, without its writer naming it (D44-1)', async () => {
  const expected = new Map<string, string | null>();
  const entries: AuditEntry[] = [];
  for (const [subjectType, query] of Object.entries(NAMED) as [keyof typeof NAMED, string][]) {
    const [row] = await world.sql<{ id: string; name: string | null }>(query);
    if (!row) continue;
    expected.set(row.id, row.name);
    entries.push({ action: 'job.retried', subjectType, subjectId: row.id });
  }
  expect(entries.length).toBe(Object.keys(NAMED).length);
  await withTenant(CONTEXT, (tx) => auditAll(tx, CONTEXT, entries));
  expect(await labels([...expected.keys()])).toEqual(expected);
});

test('another client’s things are never named, and a name that is given stands', async () => {
  const [foreign] = await world.sql<{ id: string }>(
    `select id from events where tenant_id = 'ten_lumen' limit 1`,
  );
  const foreignId = foreign?.id ?? '-';
  await withTenant(CONTEXT, async (tx) => {
    await audit(tx, CONTEXT, { action: 'job.retried', subjectType: 'event', subjectId: foreignId });
    await audit(tx, CONTEXT, {
      action: 'job.retried',
      subjectType: 'user',
      subjectId: 'usr_fjord_admin',
      subjectLabel: 'admin',
    });
  });
  expect(await labels([foreignId, 'usr_fjord_admin'])).toEqual(
    new Map([
      [foreignId, null],
      ['usr_fjord_admin', 'admin'],
    ]),
  );
});

test('in the platform’s rows a person is called by their role, and a printer by its name', async () => {
  const [printer] = await world.sql<{ id: string; name: string }>('select id, name from fulfillers limit 1');
  await withDirectory(async (tx) => {
    for (const subject of ['usr_super', printer?.id ?? '-', null])
      await recordPlatform(tx, { action: 'job.cancelled', actorUserId: 'usr_super', subject });
  });
  const rows = await world.asOwner(
    `select subject, subject_label as label from platform_audit where action = 'job.cancelled' order by subject`,
  );
  expect(rows).toEqual([
    { subject: printer?.id, label: printer?.name },
    { subject: 'usr_super', label: 'admin' },
    { subject: null, label: null },
  ]);
});
