/** @jest-environment node */
import type { ListExport } from '@/lib/modules/lists/contract/list-export';
import { listOwnAuditHandler } from '@/lib/modules/audit/api/list-audit';
import { listOwnAudit, type OwnAuditPage } from '@/lib/modules/audit/contract/list-own-audit';
import { handlersOver } from '@/lib/modules/lists/api';
import { runExport } from '@/lib/modules/lists/service/run-export';
import { ALL_LISTS } from '@/scripts/test/all-lists';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(60_000);

const SUPER = 'super@merchloom.example';
const PATH = '/api/lists/audit/exports';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([...handlersOver(ALL_LISTS), listOwnAuditHandler]);
  await world.sql(
    `insert into audit_log (tenant_id, id, action, actor, actor_user_id, on_behalf_of, subject_type, subject_id,
        subject_label, data, changes)
      values ('ten_fjord', 'aud_one', 'event.budget_updated', 'staff', 'usr_super', 'ten_fjord', 'event', 'evt_x',
        '=HYPERLINK(1)', '{"currency": "EUR", "reason": "asked"}',
        '{"budget_minor": {"before": null, "after": 24030}, "note": "changed"}')`,
  );
  // What staff note about a client, its people don't read.
  await world.sql(
    `insert into audit_log (tenant_id, id, action, actor, actor_user_id, subject_type, subject_id)
      values ('ten_fjord', 'aud_note', 'tenant.note_added', 'staff', 'usr_super', 'tenant', 'ten_fjord')`,
  );
});
afterAll(() => world.close());

async function csv(body: object): Promise<string[]> {
  const made = (await world.post(PATH, body, SUPER)).json.data as unknown as ListExport;
  await runExport(ALL_LISTS, { id: made.id, tenantId: null, ownerId: 'usr_super' }, { last: false });
  const file = await world.get(`${PATH}/${made.id}/file`, SUPER);
  return file.text.split('\r\n');
}

test('the filtered log as a file in the reader’s language, formulas guarded (D44-9, D48-3)', async () => {
  const query = { tenant: 'ten_fjord', action: 'event.budget_updated' };
  const columns = ['action', 'actor', 'on_behalf', 'subject_label', 'changes', 'details'];
  const [head, row, ...rest] = await csv({ lang: 'de', columns, query });
  expect(head).toContain('Was sich geändert hat [changes]');
  expect((await csv({ lang: 'de', columns: ['at'], query }))[0]).toContain('Zeitpunkt (UTC) [at]');
  expect(row).toContain(`"'=HYPERLINK(1)"`.replaceAll('"', ''));
  expect(row).toContain('Budget: leer → 240,30');
  expect(row).toContain('Notiz: geändert');
  expect(row).toContain('Grund: asked');
  expect(rest).toEqual(['']);
});

test('all clients’ rows, each once, without a filter; and every action has its words', async () => {
  const [{ count } = { count: '0' }] = await world.sql<{ count: string }>('select count(*) from audit_log');
  const lines = await csv({ lang: 'en', columns: ['tenant_id', 'id', 'action'] });
  const rows = lines.slice(1, -1);
  expect(rows).toHaveLength(Number(count));
  expect(new Set(rows).size).toBe(rows.length);
});

test('who may not read the log exports nothing of it; a client has no such list', async () => {
  for (const person of ['accounts@merchloom.example', 'care@merchloom.example'])
    expect((await world.post(PATH, {}, person)).status).toBe(403);
  expect((await world.post(PATH, {}, 'admin@fjord-fern.example')).status).toBe(404);
  const own = '/api/ten_fjord/lists/audit/exports';
  expect((await world.post(own, {}, 'admin@fjord-fern.example')).status).toBe(403);
});

test('that the log was exported is in the platform’s own, with the list’s name (D44-5)', async () => {
  await world.asOwner(`delete from audit_unsealed where chain = 'platform'`);
  await csv({ lang: 'en', columns: ['id'], query: { action: 'event.locked' } });
  const rows = await world.asOwner<{ action: string; list: string; who: string }>(
    `select action, data ->> 'list' as list, actor_user_id as who from platform_audit
      where action like 'export.%' and id in (select audit_id from audit_unsealed where chain = 'platform')
      order by at, id`,
  );
  const did = (name: string) => ({ action: `export.${name}`, list: 'audit', who: 'usr_super' });
  expect(rows).toEqual(['requested', 'finished', 'downloaded'].map(did));
});

test('a client’s administrators take their own log along, without other clients and what staff note of theirs (D44-15)', async () => {
  const own = '/api/ten_fjord/lists/own_audit/exports';
  const [admin, manager] = ['admin@fjord-fern.example', 'manager@fjord-fern.example'];
  const file = async (query: Record<string, string>) => {
    const made = (await world.post(own, { lang: 'en', query }, admin)).json.data as unknown as ListExport;
    const job = { id: made.id, tenantId: 'ten_fjord', ownerId: 'usr_fjord_admin' };
    await runExport(ALL_LISTS, job, { last: false });
    const [head = '', ...rows] = (await world.get(`${own}/${made.id}/file`, admin)).text.split('\r\n');
    return { head, rows: rows.slice(0, -1).join('\n') };
  };
  const { head, rows } = await file({ actor: 'staff' });
  expect(head).not.toContain('[tenant_');
  expect(rows).toContain('aud_one');
  expect(rows).not.toContain('aud_note');
  expect((await file({ action: 'event.budget_updated', actor: 'shopper' })).rows).toBe('');
  expect((await world.post(own, {}, manager)).status).toBe(403);
  expect((await world.post('/api/lists/own_audit/exports', {}, SUPER)).status).not.toBe(200);
});

describe('a client’s own log (D44-14)', () => {
  const ADMIN = 'admin@fjord-fern.example';
  const own = async (query: Record<string, string> = {}): Promise<OwnAuditPage> => {
    const answer = await world.get(`/api/ten_fjord/audit-logs?${new URLSearchParams(query)}`, ADMIN);
    check(listOwnAudit, answer);
    return answer.json.data as unknown as OwnAuditPage;
  };

  test('has all that was done in its company and nothing of another’s, page by page, but what staff note of it', async () => {
    const rows = await world.sql<{ id: string }>(
      `select id from audit_log where tenant_id = 'ten_fjord' order by at desc, id desc`,
    );
    const staffs = rows.map(({ id }) => id);
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const next: OwnAuditPage = await own({ limit: '40', ...(cursor ? { cursor } : {}) });
      seen.push(...next.entries.map(({ id }) => id));
      cursor = next.next_cursor;
    }
    expect(staffs).toContain('aud_note');
    expect(seen).toEqual(staffs.filter((id) => id !== 'aud_note'));
  });

  test('is narrowed by action and by who acted, and names staff who acted in its name', async () => {
    const { entries } = await own({ action: 'event.budget_updated', actor: 'staff' });
    expect(entries.map(({ actor_name, on_behalf }) => [actor_name, on_behalf])).toEqual([
      ['Robin Weaver', true],
    ]);
    expect((await own({ action: 'event.budget_updated', actor: 'shopper' })).entries).toEqual([]);
    const kinds = new Set((await own({ actor: 'client', limit: '100' })).entries.map(({ actor }) => actor));
    expect([...kinds]).toEqual(['client']);
  });

  test('is for its administrators alone, and that they read it is recorded (D44-5)', async () => {
    const status = async (tenant: string, person?: string) =>
      (await world.get(`/api/${tenant}/audit-logs`, person)).status;
    expect(await status('ten_fjord', 'manager@fjord-fern.example')).toBe(403);
    expect(await status('ten_fjord', 'service@fjord-fern.example')).toBe(403);
    expect(await status('ten_lumen', ADMIN)).toBe(404);
    expect(await status('ten_fjord')).toBe(401);
    expect(await status('ten_fjord', SUPER)).toBe(403);
    const read = await world.asOwner<{ list: string }>(
      `select data ->> 'list' as list from platform_audit where action = 'audit.read' and subject = 'ten_fjord'
        and actor_user_id = 'usr_fjord_admin'`,
    );
    // Once in an hour.
    expect(new Set(read.map(({ list }) => list))).toEqual(new Set(['client']));
  });
});
