/** @jest-environment node */
import { reachOf } from '@/lib/permissions/acting-for-client';
import { can, PERMISSION_NAMES } from '@/lib/permissions/permissions';
import { ROLES, type Role } from '@/lib/permissions/roles';
import { ALL_HANDLERS } from '@/scripts/test/all-handlers';
import { startCallers, type Callers } from '@/scripts/test/foreign/callers';
import { CASES } from '@/scripts/test/foreign/cases';
import { send } from '@/scripts/test/foreign/walk';
import { openFor } from '@/scripts/test/open-client';

jest.setTimeout(300_000);

// Every call that changes something of a client, by every role of the staff, before and after they have opened the client: what
// the words of D43 say, whatever the rule's lists are.

const STAFF: Record<Role, string> = {
  admin: 'super@merchloom.example',
  account_manager: 'accounts@merchloom.example',
  customer_service: 'care@merchloom.example',
};
type Contract = (typeof ALL_HANDLERS)[number]['contract'];
const WRITES = ALL_HANDLERS.map(({ contract }) => contract).filter(
  ({ access, method, path }) => access === 'tenant' && method === 'post' && path.includes('{tenant}'),
);

/** The client's people, its billing, and what acts or writes in its name (D43-4). */
const SHUT =
  /^(users|billing|integrations|mails|privacy|shop-platform)\.|^bulk-orders\.(?!release)|^ledger\.(request|set-budget)$/;
/** Event, configuration, products, vouchers, codes and files, with the company's details and its first steps (D43-2). */
const CONTENT =
  /^(assets|code-batches|code-sheets|company|event-fulfillers|events|event-drafts|files|onboarding|products|promo-codes|seo|size-collection|store-configuration|texts|vouchers|colour-sets|font-sets|look-sets|store-messages|launch|bulk)\./;
/** Of those areas: locks, which are staff's own, what only reads, and what mails an invitee again. */
const NOT_CONTENT =
  /^(events|products)\.(lock|unlock)$|^store-configuration\.logo-colours$|^bulk\.(resend-invitation|remind-invitees)$/;

const isShut = ({ id }: Contract) => SHUT.test(id);
const isContent = ({ id }: Contract) => CONTENT.test(id) && !NOT_CONTENT.test(id);

let stand: Callers;
beforeAll(async () => {
  stand = await startCallers();
});
afterAll(() => stand.close());

/** The codes of a call's answers, of each role. */
async function codesOf(contract: Contract, isOpen: boolean) {
  const codes: [Role, unknown][] = [];
  for (const one of CASES[contract.id] ?? []) {
    for (const role of ROLES) {
      if (isOpen) await openFor(stand.world, STAFF[role], one.home);
      else
        await stand.world.asOwner('update client_openings set closed_at = opened_at where closed_at is null');
      const { json } = await send(stand, contract, await stand.goodCall(one), STAFF[role]);
      codes.push([role, json?.code]);
    }
  }
  return codes;
}

const rows = (contracts: readonly Contract[]) =>
  contracts.map((contract) => [contract.id, contract] as const);
const ownOf = WRITES.filter((contract) => !isShut(contract) && !isContent(contract));

test('there are calls of each kind, and each call is of one', () => {
  expect(WRITES.filter(isShut).length).toBeGreaterThan(15);
  expect(WRITES.filter(isContent).length).toBeGreaterThan(40);
  expect(ownOf.length).toBeGreaterThan(15);
  expect(WRITES.filter((contract) => isShut(contract) && isContent(contract))).toEqual([]);
  for (const contract of WRITES) {
    if (reachOf(contract) === 'staff')
      expect([contract.id, isContent(contract)]).toEqual([contract.id, false]);
  }
});

test('opening is for staff managers', () => {
  const has = (role: Role) => can({ role, superadmin: 1, tenantId: null }, 'clients.open');
  expect(ROLES.filter(has)).toEqual(['admin', 'account_manager']);
  expect(PERMISSION_NAMES).toContain('clients.open');
});

test.each(rows(WRITES.filter(isShut)))('%s stays shut, opened or not', async (_, contract) => {
  for (const isOpen of [false, true]) {
    const codes = await codesOf(contract, isOpen);
    expect(codes.length).toBeGreaterThan(0);
    for (const [role, code] of codes) expect([role, isOpen, code]).toEqual([role, isOpen, 'forbidden']);
  }
});

test.each(rows(WRITES.filter(isContent)))('%s needs the client opened', async (_, contract) => {
  for (const [role, code] of await codesOf(contract, false)) {
    expect([role, code]).toEqual([role, role === 'customer_service' ? 'forbidden' : 'client_not_opened']);
  }
  for (const [role, code] of await codesOf(contract, true)) {
    const refused = code === 'client_not_opened' || code === 'forbidden';
    expect([role, refused]).toEqual([role, role === 'customer_service']);
  }
});

test.each(rows(ownOf))('%s needs no opening', async (_, contract) => {
  for (const [role, code] of await codesOf(contract, false)) {
    expect([role, code === 'client_not_opened']).toEqual([role, false]);
  }
});
