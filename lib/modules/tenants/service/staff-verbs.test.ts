/** @jest-environment node */
import { reachOf, staffRight } from '@/lib/permissions/acting-for-client';
import { can } from '@/lib/permissions/permissions';
import { ALL_HANDLERS } from '@/scripts/test/all-handlers';
import { startCallers, type Callers } from '@/scripts/test/foreign/callers';
import { CASES } from '@/scripts/test/foreign/cases';
import { send } from '@/scripts/test/foreign/walk';

jest.setTimeout(240_000);

// Each verb that is staff's own (D43-1), called for a client that nobody has open: it is answered, and what it writes into the
// log was done by that member of staff, for nobody else.

const SUPER = 'super@merchloom.example';
const ACTOR = { role: 'admin', superadmin: true, tenantId: null, grants: [] } as const;
const AREAS = ['clients', 'ledger', 'fulfillers', 'orders', 'claims'];
const LOCKS = ['events.lock', 'products.lock'];

const isOwn = (permission: string) =>
  LOCKS.includes(permission) || AREAS.includes(permission.slice(0, permission.indexOf('.')));
const OWN = ALL_HANDLERS.map(({ contract }) => contract).filter(
  ({ method, access, permission }) =>
    method === 'post' &&
    ['tenant', 'open', 'staff'].includes(access) &&
    permission &&
    isOwn(permission) &&
    can(ACTOR, permission),
);

let stand: Callers;
beforeAll(async () => {
  stand = await startCallers();
});
afterAll(() => stand.close());

interface Row extends Record<string, unknown> {
  action: string;
  actor: string;
  who: string | null;
  whom: string | null;
}

/** The rows of both logs, by id. */
async function rows(): Promise<Map<string, Row>> {
  const { world } = stand;
  const own = await world.sql<Row & { id: string }>(
    'select id, action, actor, actor_user_id as who, on_behalf_of as whom from audit_log',
  );
  const platform = await world.asOwner<Row & { id: string }>(
    "select id, action, 'staff' as actor, actor_user_id as who, null as whom from platform_audit",
  );
  return new Map([...own, ...platform].map((row) => [row.id, row]));
}

test('there are such verbs in each area, and none of them needs an opening', () => {
  const areas = new Set(OWN.map(({ permission = '' }) => permission.slice(0, permission.indexOf('.'))));
  expect([...areas].toSorted()).toEqual([...AREAS, 'events', 'products'].toSorted());
  for (const contract of OWN) {
    expect([contract.id, reachOf(contract)]).toEqual([contract.id, 'staff']);
    expect([contract.id, staffRight(ACTOR, contract, 'ten_fjord')]).toEqual([contract.id, 'own']);
  }
});

/** Calls of the table that write no row of their own, by why. Their modules' tests look at the row of a real change. */
const UNLOGGED: Readonly<Record<string, readonly string[]>> = {
  'they ask for what is so already': [
    ...[
      'products.unlock',
      'fulfillers.remove-closure',
      'ledger.set-rates',
      'clients.reopen',
      'clients.verify',
    ],
    ...[
      'orders.fix-address',
      'orders.fix-line',
      'orders.fix-artwork',
      'orders.cancel',
      'orders.send-fix-link',
    ],
  ],
  'they read, and are sent as a body because they are long': ['draft-orders.quote', 'orders.check-artwork'],
};
const unlogged = new Set(Object.values(UNLOGGED).flat());

/** What staff do to act for a client is told to it as done for it. */
const FOR_CLIENT = ['clients.open', 'clients.end-opening'];

test.each(OWN.map((contract) => [contract.id, contract] as const))('%s', async (id, contract) => {
  const cases = CASES[id] ?? [];
  expect(cases.length).toBeGreaterThan(0);
  for (const one of cases) {
    const call = await stand.goodCall(one);
    const before = await rows();
    const { status, json } = await send(stand, contract, call, SUPER);
    expect(['client_not_opened', 'forbidden', 'unauthenticated', 'not_found']).not.toContain(json?.code);
    const written = [...(await rows())].filter(([key]) => !before.has(key)).map(([, row]) => row);
    const forClient = FOR_CLIENT.includes(id);
    expect(written.filter(({ whom }) => whom !== null && !forClient)).toEqual([]);
    expect(written.filter(({ actor }) => actor === 'client')).toEqual([]);
    const byStaff = written.filter(({ action, who }) => who === 'usr_super' && !action.startsWith('staff.'));
    if (status < 300) expect([id, byStaff.length > 0]).toEqual([id, !unlogged.has(id)]);
  }
});
