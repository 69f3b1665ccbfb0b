/** @jest-environment node */
import { AUDIT_ACTIONS } from '@/lib/audit/action-types';
import { setClock } from '@/lib/kernel/clock';
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

  test('tells for whom staff acted, what the subject was called, and what changed (D44-6)', async () => {
    await world.sql(
      `insert into audit_log (tenant_id, id, action, actor, actor_user_id, on_behalf_of, subject_type, subject_id,
          subject_label, changes)
        values ('ten_fjord', 'aud_for_client', 'store.renamed', 'staff', 'usr_super', 'ten_fjord', 'event', 'evt_fjord_fern',
          'Fjord & Fern', '{"name": {"before": "Fjord", "after": "Fjord & Fern"}, "contact": "changed"}')`,
    );
    const { entries } = await page({ tenant: 'ten_fjord', action: 'store.renamed' });
    expect(entries[0]).toMatchObject({
      actor: 'staff',
      actor_name: 'Robin Weaver',
      on_behalf: true,
      subject_label: 'Fjord & Fern',
      changes: { name: { before: 'Fjord', after: 'Fjord & Fern' }, contact: 'changed' },
    });
  });

  test('is itself recorded when it is read: once for each reader, hour and client (D44-5)', async () => {
    const read = () =>
      world.sql<{ who: string; subject: string | null }>(
        `select actor_user_id as who, subject from platform_audit where action = 'audit.read' order by subject nulls first`,
      );
    const hour = new Date();
    const restore = setClock(() => hour);
    await page();
    await page({ tenant: 'ten_prairie' });
    const once = await read();
    expect(once).toEqual(expect.arrayContaining([{ who: 'usr_super', subject: null }]));
    expect(once).toEqual(expect.arrayContaining([{ who: 'usr_super', subject: 'ten_prairie' }]));
    await page();
    await page({ tenant: 'ten_prairie', limit: '1' });
    expect(await read()).toEqual(once);
    restore();
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
