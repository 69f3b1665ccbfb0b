import type { DataSubject, OpenMatter } from '@/lib/db/personal-data';
import type { Transaction } from '@/lib/db/transaction';
import type { FoundPerson } from '@/lib/modules/privacy/contract/person';
import { PARTS } from './parts';

type Waiting = FoundPerson['open_orders'][number];

/** What is not over of a person's: each module tells of its own. D46-10. */
export async function findOpenMatters(
  tx: Transaction,
  subject: Omit<DataSubject, 'words' | 'emailKey'>,
): Promise<OpenMatter[]> {
  const found: OpenMatter[] = [];
  for (const part of PARTS) found.push(...((await part.open?.(tx, subject)) ?? []));
  return found;
}

/** The orders that an erasure waits for, each once with what is open of it. D46-10. */
export async function findWaiting(
  tx: Transaction,
  subject: Omit<DataSubject, 'words' | 'emailKey'>,
): Promise<Waiting[]> {
  const orders = new Map<string, Waiting>();
  for (const { kind, orderId, orderRef } of await findOpenMatters(tx, subject)) {
    const order = orders.get(orderId) ?? { id: orderId, order_ref: orderRef, waits_for: [] };
    order.waits_for.push(kind);
    orders.set(orderId, order);
  }
  return [...orders.values()];
}
