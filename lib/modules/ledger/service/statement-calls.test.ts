/** @jest-environment node */
import type { Statement } from '@/lib/modules/ledger/contract/statements';
import { issueNote, listStatements } from '@/lib/modules/ledger/contract/statements';
import { handlers } from '@/lib/modules/ledger/api';
import { issueStatement } from '@/lib/modules/ledger/service/issue-statement';
import { recordTopUp } from '@/lib/modules/ledger/service/move-credit';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { emptyLedger } from '@/scripts/test/empty-ledger';
import { at, statementOrder } from '@/scripts/test/statement-client';

jest.setTimeout(60_000);

const SUPER = 'super@merchloom.example';
const CARE = 'care@merchloom.example';
const ISLA = 'admin@fjord-fern.example';
const FJORD_MANAGER = 'manager@fjord-fern.example';
const LUMEN = 'admin@lumen-robotics.example';
const FJORD = { tenantId: 'ten_fjord', actor: 'system' } as const;

let world: DemoWorld;
let id = '';
beforeAll(async () => {
  world = await startDemoWorld(handlers);
  await world.sql("update orders set paid_at = '2030-01-01' where paid_at is not null");
});
beforeEach(async () => {
  await emptyLedger(world);
  await world.asOwner('truncate statement_series');
  await world.sql("delete from orders where id like 'ord_statement%'");
  await statementOrder(world, FJORD, 'ord_statement', { paid_at: '2026-10-12T09:00:00Z' });
  id = (await at('2026-11-12T09:00:00Z', () => issueStatement(FJORD, 'GBP'))) ?? '';
});
afterAll(() => world.close());

async function list(): Promise<Statement[]> {
  const answer = await world.get('/api/ten_fjord/credit/statements', ISLA);
  check(listStatements, answer);
  return (answer.json.data as unknown as { statements: Statement[] }).statements;
}
const note = (
  amount: string,
  { key, person = SUPER, of = id }: { key?: string; person?: string; of?: string } = {},
) =>
  world.ask(
    `/api/clients/ten_fjord/credit/statements/${of}/credit-note`,
    {
      method: 'POST',
      body: JSON.stringify({ amount, reason: 'Printed twice' }),
      headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
    },
    person,
  );
const statuses = (path: string) =>
  Promise.all(
    [undefined, LUMEN, FJORD_MANAGER, ISLA, CARE, SUPER].map(
      async (who) => (await world.get(path, who)).status,
    ),
  );

describe('a client’s statements (D39-1)', () => {
  test('are listed for its admin and staff who may see billing', async () => {
    expect(await list()).toMatchObject([
      { id, kind: 'statement', number: 'UK-2026-000001', month: '2026-10', total: '34.62', corrects: null },
    ]);
    expect(await statuses('/api/ten_fjord/credit/statements')).toEqual([401, 404, 403, 200, 403, 200]);
  });

  test('are PDF files, and nobody’s else', async () => {
    const path = `/api/ten_fjord/credit/statements/${id}/pdf`;
    const answer = await world.get(path, ISLA);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain('statement-UK-2026-000001.pdf');
    expect(answer.text.slice(0, 5)).toBe('%PDF-');
    expect(await statuses(path)).toEqual([401, 404, 403, 200, 403, 200]);
    expect((await world.get(`/api/ten_lumen/credit/statements/${id}/pdf`, LUMEN)).status).toBe(404);
    expect((await world.get('/api/ten_fjord/credit/statements/stm_none/pdf', ISLA)).status).toBe(404);
  });
});

describe('a credit note (D39-2)', () => {
  test('has a number of the series, is money on the account and leaves its statement as it is', async () => {
    const [before] = await list();
    const answer = await note('12.00');
    check(issueNote, answer);
    expect(answer.json.data).toMatchObject({
      kind: 'credit_note',
      total: '12.00',
      corrects: 'UK-2026-000001',
      reason: 'Printed twice',
      month: '2026-10',
    });
    const [statement, made] = await list();
    expect(statement).toEqual(before);
    expect(made).toEqual(answer.json.data);
    const rows = await world.sql(
      "select kind, balance_minor::int as balance, reason from ledger_rows where tenant_id = 'ten_fjord'",
    );
    expect(rows).toEqual([{ kind: 'correction', balance: 1200, reason: 'Printed twice' }]);
    const logged = await world.sql("select data from audit_log where action = 'credit.note_issued'");
    expect(logged).toMatchObject([{ data: { corrects: 'UK-2026-000001', amountMinor: 1200 } }]);
    const file = await world.get(`/api/ten_fjord/credit/statements/${made?.id}/pdf`, ISLA);
    expect(file.headers.get('content-disposition')).toContain(`credit-note-${made?.number}.pdf`);
  });

  test('says how much of it is tax', async () => {
    await note('34.62');
    const [made] = await world.sql<{ figures: unknown }>(
      "select figures from statements where kind = 'credit_note'",
    );
    expect(made?.figures).toEqual({ amount: 3462, tax: 577 });
  });

  test('of many at once, no more is credited than the statement collected', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => note('10.00')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409]);
    expect((await list()).map(({ number }) => number)).toEqual([
      'UK-2026-000001',
      'UK-2026-000002',
      'UK-2026-000003',
      'UK-2026-000004',
    ]);
  });

  test('the same key again issues nothing more, also where the first answer was lost', async () => {
    const first = await note('34.62', { key: 'note-key-0001' });
    const forget = () =>
      world.asOwner("delete from staff_idempotency_keys where route = 'ledger.issue-note'");
    await forget();
    const again = await note('34.62', { key: 'note-key-0001' });
    expect(again.json.data).toEqual(first.json.data);
    await forget();
    expect((await note('1.00', { key: 'note-key-0001' })).status).toBe(409);
    expect(await list()).toHaveLength(2);
  });

  test('is told by the next statement as a credit note', async () => {
    await at('2026-11-20T09:00:00Z', () =>
      recordTopUp(FJORD, { currency: 'GBP', amount: 100, paymentId: 'pi_one' }),
    );
    expect((await note('12.00')).status).toBe(200);
    const [row] = await world.sql<{ at: string }>(
      "select made_at as at from ledger_rows where kind = 'correction'",
    );
    const later = new Date(new Date(row?.at ?? '').getTime() + 70 * 86_400_000).toISOString();
    await at(later, () => issueStatement(FJORD, 'GBP'));
    const [told] = await world.sql<{ figures: unknown }>(
      "select figures from statements where kind = 'statement' order by period desc limit 1",
    );
    expect(told?.figures).toMatchObject({
      account: { credit_note: 1200, top_up: 100, correction: 0 },
      closing: 1300,
    });
  });

  test('is for staff alone, of a statement of this client', async () => {
    expect((await note('1.00', { person: ISLA })).status).toBe(404);
    expect((await note('1.00', { person: CARE })).status).toBe(403);
    expect((await note('1.00', { of: 'stm_none' })).status).toBe(404);
    expect((await note('0.00')).json.codes).toEqual({ amount: ['too_small'] });
    const { json } = await note('1.00');
    const made = json.data as unknown as Statement;
    expect((await note('1.00', { of: made.id })).status).toBe(404);
  });
});
