/** @jest-environment node */
import type { TenantContext } from '@/lib/db/with-tenant';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { emptyLedger } from '@/scripts/test/empty-ledger';
import { at, statementClient } from '@/scripts/test/statement-client';
import { issueStatement } from './issue-statement';
import { issueStatements } from './issue-statements';
import { recordTopUp } from './move-credit';

jest.setTimeout(120_000);

const CLIENTS = 20;
const [OCTOBER, NOVEMBER] = ['2026-10-12T09:00:00Z', '2026-11-12T09:00:00Z'];

let world: DemoWorld;
const clients: TenantContext[] = [];
beforeAll(async () => {
  world = await startDemoWorld([]);
  // Else fees of the seeded orders have statements, too.
  await world.sql("update orders set paid_at = '2030-01-01' where paid_at is not null");
  for (let one = 0; one < CLIENTS; one += 1) clients.push(await statementClient(world));
});
beforeEach(async () => {
  await emptyLedger(world);
  await world.asOwner('truncate statement_series');
  await at(OCTOBER, async () => {
    for (const { tenantId } of clients) await topUp(tenantId);
  });
});
afterAll(() => world.close());

const topUp = (tenantId: string) =>
  recordTopUp({ tenantId, actor: 'system' }, { currency: 'GBP', amount: 500, paymentId: `pi_${tenantId}` });

const numbers = async () =>
  (await world.sql<{ number: string }>('select number from statements order by number')).map(
    ({ number }) => number,
  );
const upTo = (count: number) =>
  Array.from({ length: count }, (_, index) => `UK-2026-${String(index + 1).padStart(6, '0')}`);

/** Has the database refuse some writes of statements, after their numbers were taken. */
async function refuse(when: string): Promise<void> {
  await world.asOwner(`create or replace function refuse_some() returns trigger language plpgsql as $$
    begin if ${when} then raise exception 'refused for the test'; end if; return new; end $$`);
  await world.asOwner(`create or replace trigger refuse_some before insert on statement_items
    for each row execute function refuse_some()`);
}
const refuseNone = () => world.asOwner('drop trigger if exists refuse_some on statement_items');

describe('numbers (D39-2)', () => {
  test('100 issues at once, of which many are broken off, leave neither a gap nor a double', async () => {
    await refuse('random() < 0.5');
    const all = [0, 1, 2, 3, 4].flatMap(() => clients);
    const ends = await at(NOVEMBER, () =>
      Promise.allSettled(all.map((client) => issueStatement(client, 'GBP'))),
    );
    const broken = ends.filter(({ status }) => status === 'rejected').length;
    expect(broken).toBeGreaterThan(0);
    const issued = await numbers();
    expect(issued).toEqual(upTo(issued.length));
    await refuseNone();
    const again = await at(NOVEMBER, () =>
      Promise.all(clients.map((client) => issueStatement(client, 'GBP'))),
    );
    expect(again.filter((id) => id !== null)).toHaveLength(CLIENTS - issued.length);
    expect(await numbers()).toEqual(upTo(CLIENTS));
    const months = await world.sql('select from statements group by tenant_id, currency, period');
    expect(months).toHaveLength(CLIENTS);
  });

  test('each seller and year counts for itself', async () => {
    const [client = { tenantId: '', actor: 'system' as const }] = clients;
    await at(NOVEMBER, () => issueStatement(client, 'GBP'));
    const paid = { currency: 'EUR', amount: 500, paymentId: 'pi_euro' } as const;
    await at(NOVEMBER, () => recordTopUp(client, paid));
    await at('2027-01-12T09:00:00Z', () => issueStatement(client, 'EUR'));
    await at(NOVEMBER, () => recordTopUp(client, { ...paid, currency: 'GBP', paymentId: 'pi_more' }));
    await at('2027-01-12T09:00:00Z', () => issueStatement(client, 'GBP'));
    expect(await numbers()).toEqual(['EU-2027-000001', 'UK-2026-000001', 'UK-2027-000001']);
  });
});

describe('the job (D39-1)', () => {
  test('issues and draws for all; again, it does nothing', async () => {
    const people = clients.map(
      ({ tenantId }) => `('usr_${tenantId}', '${tenantId}@tea.example', 'Ada', 'x', '${tenantId}', 'admin')`,
    );
    await world.asOwner(
      `insert into users (id, email, name, password_hash, tenant_id, role) values ${people.join()}`,
    );
    const [first] = clients;
    await refuse(`new.tenant_id = '${first?.tenantId}'`);
    expect(await at(NOVEMBER, () => issueStatements())).toEqual({ issued: CLIENTS - 1, failed: 1 });
    await refuseNone();
    expect(await at(NOVEMBER, () => issueStatements())).toEqual({ issued: 1, failed: 0 });
    expect(await at(NOVEMBER, () => issueStatements())).toEqual({ issued: 0, failed: 0 });
    expect(await numbers()).toEqual(upTo(CLIENTS));
    const [files] = await world.sql<{ count: string }>('select count(*) from statement_files');
    expect(Number(files?.count)).toBe(CLIENTS);
  });

  test('stops between two clients when the worker stops', async () => {
    expect(await at(NOVEMBER, () => issueStatements(AbortSignal.abort()))).toEqual({ issued: 0, failed: 0 });
    expect(await numbers()).toEqual([]);
  });
});
