/** @jest-environment node */
import type { User } from '@/lib/modules/accounts/contract/user';
import { PERMISSION_NAMES } from '@/lib/permissions/permissions';
import type { Role } from '@/lib/permissions/roles';
import type { Visit } from './actor';
import { eventMayHere } from './events/event-may-here';
import { mayHere, whyReadOnly } from './may-here';

const TENANT = 'ten_fjord';

function visitOf(role: Role, isStaff: boolean, opened: string | null = null): Visit {
  const actor = { role, superadmin: isStaff ? 1 : 0, tenantId: isStaff ? null : TENANT, grants: [] };
  const opening = opened === null ? null : { tenant_id: opened, client: 'Fjord', ends_at: '' };
  return { actor, isStaff, token: 't', user: { opening } as unknown as User } as unknown as Visit;
}

const CONTENT = [
  'events.update',
  'events.set_status',
  'store_configuration.update',
  'products.write',
] as const;

test('staff change a client’s content only while they have that client open (D43-15)', () => {
  for (const permission of CONTENT) {
    for (const role of ['admin', 'account_manager'] as const) {
      expect(whyReadOnly(visitOf(role, true), TENANT, permission)).toBe('not_opened');
      expect(whyReadOnly(visitOf(role, true, 'ten_lumen'), TENANT, permission)).toBe('not_opened');
      expect(whyReadOnly(visitOf(role, true, TENANT), TENANT, permission)).toBeNull();
    }
    expect(whyReadOnly(visitOf('customer_service', true), TENANT, permission)).toBe('role');
  }
});

test('their own verbs and locks need no opening; a client’s people do what their role may (D43-1)', () => {
  for (const permission of ['orders.note', 'events.lock', 'products.lock', 'ledger.write'] as const)
    expect(mayHere(visitOf('admin', true), TENANT, permission)).toBe(true);
  for (const permission of PERMISSION_NAMES.filter((name) => /^(events|products|vouchers)\./.test(name)))
    expect([permission, mayHere(visitOf('admin', false), TENANT, permission)]).toEqual([
      permission,
      !permission.endsWith('.lock'),
    ]);
  expect(whyReadOnly(visitOf('customer_service', false), TENANT, 'products.write')).toBe('role');
});

test('a list of several clients’ events offers acts for those of the open client alone (D43-15)', () => {
  const visit = visitOf('admin', true, TENANT);
  const acts = { update: true, setStatus: true, clone: true, remove: true };
  expect(eventMayHere(visit, TENANT)).toMatchObject({ ...acts, lock: true });
  const none = { update: false, setStatus: false, clone: false, remove: false };
  expect(eventMayHere(visit, 'ten_lumen')).toMatchObject({ ...none, lock: true });
  expect(eventMayHere(visitOf('admin', false), TENANT)).toMatchObject({ ...acts, lock: false });
});
