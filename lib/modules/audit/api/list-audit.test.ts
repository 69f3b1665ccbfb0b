/** @jest-environment node */
import { AUDIT_ACTIONS } from '@/lib/audit/action-types';
import { listAudit, type AuditPage } from '@/lib/modules/audit/contract/list-audit';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { listAuditHandler } from './list-audit';

jest.setTimeout(60_000);

const SUPER = 'super@merchloom.example';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([listAuditHandler]);
});
afterAll(() => world.close());

async function page(query: Record<string, string> = {}): Promise<AuditPage> {
  const answer = await world.get(`/api/audit-logs?${new URLSearchParams(query)}`, SUPER);
  check(listAudit, answer);
  return answer.json.data as unknown as AuditPage;
}

async function all(query: Record<string, string>): Promise<AuditPage['entries']> {
  const entries: AuditPage['entries'] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const next: AuditPage = await page({ ...query, ...(cursor ? { cursor } : {}) });
    entries.push(...next.entries);
    cursor = next.next_cursor;
  }
  return entries;
}

const key = ({ tenant_id, id }: { tenant_id: string; id: string }) => `${tenant_id} ${id}`;

describe('the audit log', () => {
  test('shows every row once, the newest first, with all 25 types among them', async () => {
    const entries = await all({ limit: '100' });
    const [{ count } = { count: '0' }] = await world.sql<{ count: string }>('select count(*) from audit_log');
    expect(entries.length).toBe(Number(count));
    expect(new Set(entries.map(key)).size).toBe(entries.length);
    const times = entries.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    const seen = new Set(entries.map(({ action }) => action));
    expect(AUDIT_ACTIONS.filter((action) => !seen.has(action))).toEqual([]);
  });

  test('pages of any size hold the same rows in the same order', async () => {
    const query = { tenant: 'ten_lumen' };
    const large = await all({ ...query, limit: '100' });
    expect((await all({ ...query, limit: '7' })).map(key)).toEqual(large.map(key));
  });

  test('narrows to a tenant and an action, and names who acted', async () => {
    const { entries, tenants } = await page({ tenant: 'ten_fjord', action: 'event.locked' });
    expect(
      entries.map(({ tenant_name, action, actor, actor_name }) => [tenant_name, action, actor, actor_name]),
    ).toEqual([['Fjord & Fern Coffee', 'event.locked', 'staff', 'Maya Loom']]);
    expect(tenants.map(({ id }) => id)).toEqual(['ten_fjord', 'ten_lumen', 'ten_prairie', 'ten_tidewater']);
  });

  test('is for staff of role admin alone', async () => {
    const status = async (person?: string) => (await world.get('/api/audit-logs', person)).status;
    expect(await status()).toBe(401);
    expect(await status('admin@fjord-fern.example')).toBe(404);
    expect(await status('accounts@merchloom.example')).toBe(403);
    expect(await status('care@merchloom.example')).toBe(403);
  });

  test.each(['?cursor=nonsense', '?action=event.exploded', '?limit=0', '?tenant=evt_fjord'])(
    'refuses %s with 422',
    async (query) => {
      expect((await world.get(`/api/audit-logs${query}`, SUPER)).status).toBe(422);
    },
  );
});
