/** @jest-environment node */
import { listAudit, type AuditPage } from '@/lib/modules/audit/contract/list-audit';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { explainedReads } from '@/scripts/test/explained-reads';
import { manyRows } from '@/scripts/test/many-rows';
import { listAuditHandler } from './list-audit';

jest.setTimeout(180_000);

const SUPER = 'super@merchloom.example';
const CLIENTS = manyRows(2000, 10_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([listAuditHandler]);
  await world.sql(
    `insert into tenants (id, name, region, currency)
      select 'ten_many' || n, 'Many ' || n, 'UK', 'GBP' from generate_series(1, $1::integer) n`,
    [CLIENTS],
  );
  await world.sql(
    `insert into audit_log (tenant_id, id, action, actor, subject_type, subject_id, at)
      select 'ten_many' || n, 'aud_' || n || '_' || m, case when n % 500 = 0 then 'event.locked' else 'event.updated' end,
        'system', 'event', 'evt_many', now() - interval '90 days' + n * interval '1 minute' + m * interval '1 second'
      from generate_series(1, $1::integer) n, generate_series(1, 5) m`,
    [CLIENTS],
  );
  await world.asOwner('analyze');
});
afterAll(() => world.close());

async function page(query: Record<string, string>): Promise<AuditPage> {
  const answer = await world.get(`/api/audit-logs?${new URLSearchParams(query)}`, SUPER);
  check(listAudit, answer);
  return answer.json.data as unknown as AuditPage;
}

describe('the audit log of many clients (S2.2-215)', () => {
  test.each<Record<string, string>>([{}, { action: 'event.locked' }, { tenant: 'ten_many7' }])(
    'reads no more rows than a page of %j shows, on the first page and on the next',
    async (query) => {
      const first = await page({ ...query, limit: '3' });
      const cursor = first.next_cursor ?? '';
      expect(cursor).not.toBe('');
      const pages: Record<string, string>[] = [{}, { cursor }];
      for (const more of pages) {
        const { rows, whole } = await explainedReads(() => page({ ...query, limit: '3', ...more }));
        expect(whole).not.toContain('audit_log');
        expect(rows['audit_log']).toBeLessThanOrEqual(10);
      }
    },
  );

  test('goes through all of them, each row once', async () => {
    const seen = new Set<string>();
    for (let cursor: string | null = ''; cursor !== null;) {
      const next: AuditPage = await page({
        action: 'event.locked',
        limit: '7',
        ...(cursor ? { cursor } : {}),
      });
      for (const { tenant_id, id } of next.entries) seen.add(`${tenant_id} ${id}`);
      cursor = next.next_cursor;
    }
    const [{ count } = { count: '0' }] = await world.sql<{ count: string }>(
      `select count(*) from audit_log where action = 'event.locked'`,
    );
    expect(seen.size).toBe(Number(count));
  });
});
