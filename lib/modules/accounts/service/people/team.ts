import { audit, type AuditEntry } from '@/lib/audit/append-audit';
import type { LoggedAction } from '@/lib/audit/action-types';
import { withAccount } from '@/lib/db/with-account';
import { withDirectory } from '@/lib/db/with-directory';
import type { TenantContext } from '@/lib/db/with-tenant';
import type { Transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/kernel/app-error';
import { roleOf, type Team } from '@/lib/modules/accounts/data/people';
import { recordPlatform } from '@/lib/audit/record-platform';

/** Whose people are changed, and by whom. */
export interface TeamContext {
  /** Null for the platform's own people. */
  team: Team;
  /** Set for a client's people. */
  tenant: TenantContext | null;
  userId: string;
}

interface Entry {
  action: LoggedAction;
  /** Default: a user. */
  subjectType?: 'user' | 'tenant';
  subject: string;
  data?: AuditEntry['data'];
}
type Record = (entry: Entry) => Promise<void>;

/** A client's people, for a read or for one of its own admins. */
export function clientTeam(tenant: TenantContext, userId: string): TeamContext {
  return { team: tenant.tenantId, tenant, userId };
}

/** The platform's own people. */
export const staffTeam = (userId: string): TeamContext => ({ team: null, tenant: null, userId });

/** Staff read a client's people and never change them (D43). Throws `forbidden`. */
export function assertOwnTeam({ tenant }: TeamContext): void {
  if (tenant?.actor === 'staff') throw new AppError('forbidden');
}

/**
 * One transaction over a team's people, under the directory's role. `record` writes the audit row of a change into the
 * client's log, or into the platform's. D34.
 */
export async function withTeam<T>(
  { tenant, userId }: TeamContext,
  work: (tx: Transaction, record: Record) => Promise<T>,
): Promise<T> {
  if (!tenant) {
    return withDirectory((tx) =>
      work(tx, ({ action, subject, data }) =>
        recordPlatform(tx, { action, actorUserId: userId, subject, ...(data ? { data } : {}) }),
      ),
    );
  }
  return withAccount(tenant, async (tx, doors) => {
    await doors.directory();
    return work(tx, async ({ action, subject, subjectType = 'user', data }) => {
      // People are called by their role; a client by its name, which its own log looks up.
      const named =
        subjectType === 'user'
          ? { subjectType, subjectLabel: await roleOf(tx, subject) }
          : ({ subjectType } as const);
      await doors.tenant();
      await audit(tx, tenant, { action, ...named, subjectId: subject, ...(data ? { data } : {}) });
      await doors.directory();
    });
  });
}
