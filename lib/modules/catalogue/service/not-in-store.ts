import { AppError, notFound } from '@/lib/kernel/app-error';
import { findRenamed } from '@/lib/modules/events/service/statements/find-renamed';
import type { Transaction } from '@/lib/db/transaction';

/** The 404 for a store's old name: `data.renamed_to` is the new one, for a permanent redirect (D6-3). */
export function renamedStore(slug: string): AppError {
  return new AppError('not_found', { data: { renamed_to: slug } });
}

/** The 404 for an unknown object under a slug; it names the new slug of a renamed store. */
export async function notInStore(tx: Transaction, slug: string): Promise<AppError> {
  const renamed = await findRenamed(tx, slug);
  return renamed === null ? notFound() : renamedStore(renamed);
}
