import type { Transaction } from '@/lib/db/transaction';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';

/** Whose keys they are: a tenant's, or one staff user's where a call concerns the rows of all tenants. */
export type KeyOwner = TenantContext | StaffContext;

/** The owner as the tables of keys know it. */
export interface KeyHolder {
  /** Whether it is a staff user, whose keys have a table of their own. */
  isStaff: boolean;
  owner: string;
}

export const holderOf = (owner: KeyOwner): KeyHolder =>
  'tenantId' in owner ? { isStaff: false, owner: owner.tenantId } : { isStaff: true, owner: owner.staffId };

/** A transaction that reaches the owner's keys. */
export function inKeysOf<T>(owner: KeyOwner, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return 'tenantId' in owner ? withTenant(owner, work) : withStaff(owner, work);
}
