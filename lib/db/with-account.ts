import { sql } from 'drizzle-orm';
import { headFor, type TenantContext } from './with-tenant';
import { runTransaction, type Transaction } from './transaction';

/** Switches the role that the following statements run under. */
export interface AccountDoors {
  /** The tenant's own rows. */
  tenant(): Promise<void>;
  /** Users and account mails; no tenant's rows. */
  directory(): Promise<void>;
}

/**
 * One transaction over a tenant's rows and the directory, for changes of an account: tenant, user, audit row and mail
 * are written together or not at all. It starts with the tenant's role; each role sees no more than in a transaction of
 * its own.
 */
export async function withAccount<T>(
  context: TenantContext,
  work: (tx: Transaction, doors: AccountDoors) => Promise<T>,
): Promise<T> {
  return runTransaction(headFor(context), (tx) =>
    work(tx, {
      tenant: async () => {
        await tx.execute(sql`set local role merchloom_tenant`);
      },
      directory: async () => {
        await tx.execute(sql`set local role merchloom_directory`);
      },
    }),
  );
}
