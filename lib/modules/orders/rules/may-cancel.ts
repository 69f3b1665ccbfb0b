import type { HoldReason } from './hold';
import type { OrderKind } from './kinds';
import { decideTransition } from './decide-transition';
import { isOrderStatus } from './statuses';

interface Cancellable {
  kind: OrderKind;
  status: string | null;
  returnsTo: string | null;
  holdReason: HoldReason | null;
  /** When the first of its parts was in production. */
  partMadeAt?: Date | null;
}

/**
 * Whether an order's client may cancel it: until it is in production (D32). Not one of a Bulk order, which is cancelled as
 * a whole, and not one that the buyer's bank questions: its money can't go back twice.
 */
export function mayCancel({ kind, status, returnsTo, holdReason, partMadeAt = null }: Cancellable): boolean {
  if (kind === 'bulk' || holdReason === 'disputed' || !isOrderStatus(status)) return false;
  const decided = decideTransition({
    from: status,
    to: 'cancelled',
    returnsTo: isOrderStatus(returnsTo) ? returnsTo : null,
    actor: 'client',
    begun: partMadeAt !== null,
  });
  return decided.ok && decided.value.outcome === 'moved';
}
