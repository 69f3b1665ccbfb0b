import { notFound } from '@/lib/kernel/app-error';
import type { Transaction } from '@/lib/db/transaction';
import type { ListDefinition, ListTarget } from './list-definition';

/** The rows with these ids: all of them the caller's, or 404. A repeated id counts once. */
export async function knownRows(
  tx: Transaction,
  list: ListDefinition,
  tenantId: string | null,
  ids: readonly string[],
): Promise<ListTarget[]> {
  const wanted = [...new Set(ids)];
  const known = await list.known(tx, tenantId, wanted);
  if (new Set(known.map(({ id }) => id)).size < wanted.length) throw notFound();
  return known;
}
