/** @jest-environment node */
import { ROLES, type Role } from '@/lib/permissions/roles';
import { ALL_HANDLERS } from '@/scripts/test/all-handlers';
import type { DemoWorld } from '@/scripts/test/demo-world';
import { startCallers, type Callers } from '@/scripts/test/foreign/callers';
import type { Case } from '@/scripts/test/foreign/case';
import { CASES } from '@/scripts/test/foreign/cases';
import { send } from '@/scripts/test/foreign/walk';

jest.setTimeout(240_000);

// Every call that needs a login, by every role: refused as D3 says in words, whatever the calls' contracts name.

let stand: Callers;
let world: DemoWorld;
beforeAll(async () => {
  stand = await startCallers();
  world = stand.world;
  // The demo world has all three roles in one company only.
  for (const role of ['account_manager', 'customer_service']) {
    await world.asOwner(
      `insert into users select made.* from users u, jsonb_populate_record(u, jsonb_build_object(
         'id', 'usr_lumen_${role}', 'email', '${role}@lumen-robotics.example', 'role', '${role}')) made
       where u.id = 'usr_lumen_admin'`,
    );
  }
});
afterAll(() => stand.close());

const PEOPLE: Record<'ten_fjord' | 'ten_lumen' | 'staff', Record<Role, string>> = {
  ten_fjord: {
    admin: 'admin@fjord-fern.example',
    account_manager: 'manager@fjord-fern.example',
    customer_service: 'service@fjord-fern.example',
  },
  ten_lumen: {
    admin: 'admin@lumen-robotics.example',
    account_manager: 'account_manager@lumen-robotics.example',
    customer_service: 'customer_service@lumen-robotics.example',
  },
  staff: {
    admin: 'super@merchloom.example',
    account_manager: 'accounts@merchloom.example',
    customer_service: 'care@merchloom.example',
  },
};
type Contract = (typeof ALL_HANDLERS)[number]['contract'];
const NEEDS_LOGIN = ALL_HANDLERS.map(({ contract }) => contract).filter(({ access }) =>
  ['tenant', 'staff'].includes(access),
);

/** Staff lock, and take away what they locked, and they replace: no client does (D5, S2.2-4). */
const BY_STAFF_ALONE =
  /^(events|products)\.(lock|unlock)$|^returns\.(read-replaceable|replace)$|^fulfilment\.act-on-order$|^orders\.(undo-)?move$/;
/** Billing and what passes a budget, users, deleting with its undoing, and why a claim was refused (D3, D22, D32). */
const BY_ADMINS_ALONE =
  /^(billing|integrations|mails|privacy|users|staff-users|staff-grants)\.|^ledger\.(rows|request|set-budget|statements|statement-file)$|^(bulk-orders\.release|orders\.release-past-budget)$|^(?!lists\.|event-drafts\.).*\.(delete|restore)$|^products\.deleted$|^claim\.list-refused$|^shop-platform\.(update|begin-install|launch|complete-install|confirm-step|disconnect|push-products|replay)$/;
/** What customer service does beside reading: it acts on orders, keeps views of its own, and begins its tour anew. */
const ALSO_BY_SERVICE =
  /^bulk\.(resend-invitation|remind-invitees)$|^orders\.(add-note|resend-mail|send-fix-link|(fix|accept)-(address|artwork)|check-artwork)$|^returns\.(request|ask)-replacement$|^lists\.(create|update|delete)-(staff-)?view$|^onboarding\.reset$|^site-messages\.answer$/;
/** A file leaves the product (D3). */
const EXPORT =
  /^lists\.(staff-)?exports?$|^lists\.(read|create)-(staff-)?export$|^lists\.(staff-)?export-file$|^(products\.stock|vouchers|texts|code-batches)[-.]file$|^code-sheets\.(list|file)$/;
/** Balance, budgets, refunds and what Bulk orders cost are for who manages a client's stores; customer service reads no billing (D3). */
const MONEY = /^ledger\.read$|^client-revenue\.|^bulk-orders\.(ground|list|read)$|^orders\.read-refund$/;
/** How an online shop is connected is for who manages the stores; only admins change it. */
const SHOP = /^shop-platform\./;
/** What changes many products is followed by those who may ask for it. */
const OWN_WORK =
  /^products\.((latest|read)-stock-import|read-act)$|^(vouchers|code-batches)\.(latest|read)-import$/;
/** Links that open a store to whoever has them are for who may make them. */
const APPROVALS = /^store-configuration\.list-approvals$/;
/** Making an event: its drafts are their maker's own. */
const NEW_EVENTS = /^event-drafts\.|^events\.(check-slug|offered-blanks)$/;
/** The platform's own log and jobs (D3), its blanks, and closing a client (S2.2-198). */
const BY_STAFF_ADMINS =
  /^(audit|background-jobs|platform-notices|platform-switches|mail-texts|fonts|palettes|shipping-tables|holidays)\.|^blanks\.(change|create|withdraw|offer|import)$|^clients\.(read-closing|close|reopen)$/;

/** Whether D3 lets this role make the call: `account_manager` all but some, `customer_service` what it reads. */
function mayCall({ id, method, access }: Contract, role: Role): boolean {
  if (access === 'tenant' && BY_STAFF_ALONE.test(id)) return false;
  if (role === 'admin') return true;
  if (BY_ADMINS_ALONE.test(id) || BY_STAFF_ADMINS.test(id)) return false;
  if (role === 'account_manager') return true;
  return (
    ALSO_BY_SERVICE.test(id) ||
    (method === 'get' &&
      ![EXPORT, MONEY, OWN_WORK, NEW_EVENTS, APPROVALS, SHOP].some((others) => others.test(id)))
  );
}

test('each role is allowed something and refused something', () => {
  for (const role of ROLES) {
    const verdicts = new Set(NEEDS_LOGIN.map((contract) => mayCall(contract, role)));
    expect([role, verdicts.size]).toEqual([role, 2]);
  }
});

/** The codes of a valid call's answers: made by nobody, by each role, and by a client's admin. */
async function codesOf(contract: Contract, one: Case) {
  const call = await stand.goodCall(one);
  const codeFor = async (person?: string) => (await send({ world }, contract, call, person)).json?.code;
  const anonymous = await codeFor();
  const ofRoles: Partial<Record<Role, unknown>> = {};
  for (const role of ROLES) {
    ofRoles[role] = await codeFor(PEOPLE[contract.access === 'staff' ? 'staff' : one.home][role]);
  }
  return { anonymous, ofRoles, ofClient: await codeFor(PEOPLE.ten_fjord.admin) };
}

test.each(NEEDS_LOGIN.map((contract) => [contract.id, contract] as const))('%s', async (id, contract) => {
  const cases = CASES[id] ?? [];
  expect(cases.length).toBeGreaterThan(0);
  for (const one of cases) {
    const { anonymous, ofRoles, ofClient } = await codesOf(contract, one);
    expect(anonymous).toBe('unauthenticated');
    for (const role of ROLES) {
      expect([role, ofRoles[role] !== 'forbidden']).toEqual([role, mayCall(contract, role)]);
    }
    if (contract.access === 'staff') expect(ofClient).toBe('not_found');
  }
});
