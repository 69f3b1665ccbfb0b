import { runOneStatement, runTransaction, type Transaction } from './transaction';

/**
 * The door to the closed list of global tables (slugs, identities, sessions, provider accounts and events,
 * rate limits, fulfillers), for what must be known before a tenant is. It sees no tenant's rows.
 */
export async function withDirectory<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  return runTransaction('set local role merchloom_directory', work);
}

/** The same door for work that is a single statement: one round trip in all. */
export async function withDirectoryOnce<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  return runOneStatement('set local role merchloom_directory', work);
}
