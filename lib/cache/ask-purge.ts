import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';

/**
 * Has a store's kept pages made anew once this transaction has ended: for whatever changes what they show, such as its
 * look, what is left of its gifts and pieces, or when it opens and closes. Asked for several times, it happens once.
 * DESIGN "Caching".
 */
export async function askPurge(tx: Transaction, slug: string): Promise<void> {
  await enqueue(tx, 'purge-store', { slug }, { jobKey: `purge:${slug}` });
}
