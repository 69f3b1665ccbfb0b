/** @jest-environment node */
import type { ListExport } from '@/lib/modules/lists/contract/list-export';
import { handlersOver } from '@/lib/modules/lists/api';
import { runExport } from '@/lib/modules/lists/service/run-export';
import { ALL_LISTS } from '@/scripts/test/all-lists';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(60_000);

const SUPER = 'super@merchloom.example';
const PATH = '/api/lists/audit/exports';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld(handlersOver(ALL_LISTS));
  await world.sql(
    `insert into audit_log (tenant_id, id, action, actor, actor_user_id, on_behalf_of, subject_type, subject_id,
        subject_label, data, changes)
      values ('ten_fjord', 'aud_one', 'event.budget_updated', 'staff', 'usr_super', 'ten_fjord', 'event', 'evt_x',
        '=HYPERLINK(1)', '{"currency": "EUR", "reason": "asked"}',
        '{"budget_minor": {"before": null, "after": 24030}, "note": "changed"}')`,
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
