import { runSnapshot, runTransaction, type Transaction } from './transaction';

const HEAD = 'set local role merchloom_audit';

/** A transaction of the sealer: it reads the log of all tenants, and adds to its chains and nothing else. D44-2. */
export async function withAudit<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  return runTransaction(HEAD, work);
}

/** The same to read alone, all as of one moment. D44-4. */
export async function withAuditSnapshot<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  return runSnapshot(HEAD, work);
}
