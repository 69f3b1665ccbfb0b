import { sql } from 'drizzle-orm';
import { headFor, type TenantContext } from './with-tenant';
import { runTransaction, type Transaction } from './transaction';

/** Which of the two doors the statements that follow go through. */
export interface AccountDoors {
  /** The tenant's own rows. */
  tenant(): Promise<void>;
  /** People and mails about accounts; no tenant's rows. */
  directory(): Promise<void>;
}

/**
 * One transaction over a tenant's rows and the directory, for what begins or changes an account: tenant, person, audit
 * row and mail stand or fall together. It begins in the tenant's door; each door sees no more than it does by itself.
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
