import { isPacked } from './pack';
import type { AddressInput } from './read-order';
import type { Fulfiller } from './fulfiller';

/** What became of a corrected address: no such order, packed already, or it goes there. */
type AddressChanged = 'unknown' | 'too_late' | 'changed';

/**
 * Sends an order to another recipient until it is packed. Of two corrections the one with the higher sequence counts, in whatever order
 * they come; the same again gets the answer of the first.
 */
export function changeAddress(fulfiller: Fulfiller, account: string, input: AddressInput): AddressChanged {
  const known = fulfiller.references.get(`${account}:${input.reference}`);
  const record = known && fulfiller.orders.get(known.order);
  if (!record) return 'unknown';
  const { corrected, order } = record;
  if (corrected && input.sequence <= corrected.sequence) return corrected.said;
  const said = isPacked(order) || order.status === 'cancelled' ? 'too_late' : 'changed';
  if (said === 'changed') order.recipient = input.recipient;
  record.corrected = { sequence: input.sequence, said };
  fulfiller.orders.put(record);
  return said;
}
