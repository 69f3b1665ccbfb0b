import type { Actor } from '@/lib/permissions/roles';
import { isSuperadmin } from '@/lib/permissions/roles';
import { staffHead, withStaff } from '@/lib/db/with-staff';
import { headFor, withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { runSnapshot, type Transaction } from '@/lib/db/transaction';
import type { Owner } from '@/lib/modules/lists/data/scoped-rows';

/** Who asks: a user with the fields that decide rights. */
export interface ListPerson extends Actor {
  id: string;
  lang: string | null;
}

/** A person before a list: of one tenant, or as staff of all tenants, when there is no context of one. */
export interface ListScope {
  person: ListPerson;
  tenant: TenantContext | null;
  requestId?: string;
}

/** A transaction over the rows that the scope may see. */
export function inScope<T>(scope: ListScope, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return scope.tenant
    ? withTenant(scope.tenant, work)
    : withStaff(
        { staffId: scope.person.id, ...(scope.requestId ? { requestId: scope.requestId } : {}) },
        work,
      );
}

/** The same for reading alone, and all of it as of one moment. */
export function inSnapshot<T>(scope: ListScope, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return runSnapshot(scope.tenant ? headFor(scope.tenant) : staffHead({ staffId: scope.person.id }), work);
}

/** Whose rows the scope's person keeps. */
export function ownerOf({ person, tenant }: ListScope): Owner {
  return { tenantId: tenant?.tenantId ?? null, ownerId: person.id };
}

/** Whether staff look at a tenant's own lists: their views are kept where they see all clients. */
export function isVisiting({ person, tenant }: ListScope): boolean {
  return tenant !== null && isSuperadmin(person);
}
