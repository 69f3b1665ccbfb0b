import { runOneAside, runOneStatement, runTransaction, type Transaction } from './transaction';

/**
 * A transaction over the closed list of global tables (slugs, users, sessions, provider accounts and events, rate
 * limits, fulfillers), for data needed before the tenant is known. It sees no tenant's rows.
 */
export async function withDirectory<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  return runTransaction('set local role merchloom_directory', work);
}

/** The same for a single statement: one round trip in all. */
export async function withDirectoryOnce<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  return runOneStatement('set local role merchloom_directory', work);
}

/**
 * The same beside the pool, on the one connection that is kept for it: it may be asked for inside a transaction, which
 * would else wait for a connection while it holds one. For a short read of global tables.
 */
export async function withDirectoryAside<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  return runOneAside('set local role merchloom_directory', work);
}
