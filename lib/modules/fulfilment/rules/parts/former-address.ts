import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';

/** What is known of how a part was sent. */
export interface SentPart {
  status: OrderStatus;
  /** It has yet to be sent anew, or to another printer. */
  redo: boolean;
  refused: boolean;
  /** How often its printer was called, and when: first without an answer, and last. */
  attempts: number;
  unansweredSince: Date | null;
  lastTriedAt: Date | null;
}

/** Whether a part's printer was told where it goes, and goes on with that. D32-83. */
export const knowsAddress = ({ status, redo, refused, attempts }: SentPart): boolean =>
  attempts > 0 && !redo && !refused && status !== 'address_issue';

/**
 * Whether a part goes to the address from before it was corrected: its printer was called before, nothing of it is sent anew, and its
 * printer hasn't agreed to the corrected one. D32-83, S5-71.
 */
export function hasFormerAddress(
  part: SentPart & { addressState: string | null },
  corrected: Date | null,
): boolean {
  if (part.addressState === 'accepted') return false;
  const told = part.unansweredSince ?? part.lastTriedAt;
  return corrected !== null && told !== null && knowsAddress(part) && told < corrected;
}
