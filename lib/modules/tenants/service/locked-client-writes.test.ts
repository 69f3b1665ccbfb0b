/** @jest-environment node */
import { WHILE_LOCKED } from '@/lib/modules/tenants/rules/while-locked';
import { can } from '@/lib/permissions/permissions';
import { ALL_HANDLERS } from '@/scripts/test/all-handlers';
import { startCallers, type Callers } from '@/scripts/test/foreign/callers';
import { CASES } from '@/scripts/test/foreign/cases';
import { send } from '@/scripts/test/foreign/walk';

jest.setTimeout(240_000);

// Every call that a client's person makes on the client: while staff have locked it, what changes something is refused with
// their reason, and all the rest is answered (D43-8).

const REASON = 'Someone says that the logo is theirs.';
const ADMINS = { ten_fjord: 'admin@fjord-fern.example', ten_lumen: 'admin@lumen-robotics.example' };

const ADMIN = { role: 'admin', superadmin: false, tenantId: 'ten_fjord', grants: [] } as const;
const THEIRS = ALL_HANDLERS.map(({ contract }) => contract).filter(
  ({ access, permission, path }) =>
    (access === 'tenant' || access === 'open') &&
    path.includes('{tenant}') &&
    (permission === undefined || can(ADMIN, permission)),
);
const rows = (contracts: typeof THEIRS) => contracts.map((contract) => [contract.id, contract] as const);
const WRITES = THEIRS.filter(({ id, method }) => method === 'post' && !WHILE_LOCKED.has(id));
const OTHERS = THEIRS.filter((contract) => !WRITES.includes(contract));

let stand: Callers;
beforeAll(async () => {
  stand = await startCallers();
});
afterAll(() => stand.close());

async function answers(contract: (typeof THEIRS)[number]) {
  const all = [];
  for (const one of CASES[contract.id] ?? []) {
    await stand.world.sql('update tenants set lock_reason = null, locked_at = null, locked_by = null');
    const call = await stand.goodCall(one);
    await stand.world.sql(
      `update tenants set lock_reason = '${REASON}', locked_at = now(), locked_by = 'usr_super'`,
    );
    all.push(await send(stand, contract, call, ADMINS[one.home]));
  }
  return all;
}

test('what may be called while locked are calls that exist, each with a body', () => {
  const known = new Set(THEIRS.filter(({ method }) => method === 'post').map(({ id }) => id));
  expect([...WHILE_LOCKED].filter((id) => !known.has(id))).toEqual([]);
  expect(WRITES.length).toBeGreaterThan(100);
});

test.each(rows(WRITES))('%s is refused with the reason', async (_, contract) => {
  const all = await answers(contract);
  expect(all.length).toBeGreaterThan(0);
  for (const { status, json } of all) {
    expect([status, json.code, json.data]).toEqual([409, 'tenant_locked', { reason: REASON }]);
  }
});

test.each(rows(OTHERS))('%s is answered', async (_, contract) => {
  for (const { json } of await answers(contract)) expect(json?.code).not.toBe('tenant_locked');
});
