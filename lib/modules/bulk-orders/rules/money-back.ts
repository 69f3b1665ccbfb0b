import type { Minor } from '@/lib/kernel/money';

/** One order of a Bulk order by card: what it has cost, and what has become of it. */
export interface OrderShare {
  id: string;
  cost: Minor;
  /** It was paid for in time, and so is part of what was collected. */
  accepted: boolean;
  /** It was cancelled before it was made, or never began. */
  ended: boolean;
}

/** Money of a payment that went back, or is to go back; `parts`: order id → minor units. */
export interface Returned {
  kind: 'refund' | 'dispute';
  madeBy: 'us' | 'provider';
  state: 'due' | 'pending' | 'succeeded' | 'failed' | 'inquiry' | 'open' | 'won' | 'lost';
  amountMinor: Minor;
  parts: Readonly<Record<string, Minor>>;
}
export type Parts = Record<string, Minor>;

/** Whether the money is with the client again; one of ours that is due soon will be. */
export const isGone = ({ kind, state }: Returned): boolean =>
  kind === 'dispute' ? state === 'lost' : state !== 'failed';

/** One of ours that has failed is for a person to look at, and not tried again by itself. */
const isSpoken = (one: Returned): boolean => isGone(one) || one.madeBy === 'us';

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((total, amount) => total + amount, 0);

/** What has gone back of a payment. */
export const goneOf = (returned: readonly Returned[]): Minor =>
  sum(returned.filter(isGone).map(({ amountMinor }) => amountMinor));

function keptOf({ id, cost }: OrderShare, returned: readonly Returned[]): Minor {
  return cost - sum(returned.filter(isSpoken).map(({ parts }) => parts[id] ?? 0));
}

export const sumOfParts = (parts: Returned['parts']): Minor => sum(Object.values(parts));

/** What is owed for orders that have ended, by order: what they cost, less what has gone back for them. D36-8. */
export function owedParts(shares: readonly OrderShare[], returned: readonly Returned[]): Parts {
  const owed = shares
    .filter(({ ended }) => ended)
    .map((share) => [share.id, keptOf(share, returned)] as const);
  return Object.fromEntries(owed.filter(([, amount]) => amount > 0));
}

/** An amount that went back without us, by order: of those that have ended first, and then in the order of their ids. */
export function sharedOut(
  amount: Minor,
  shares: readonly OrderShare[],
  returned: readonly Returned[],
): Parts {
  const parts: Parts = {};
  let left = amount;
  for (const share of [...shares].sort((one, other) => Number(other.ended) - Number(one.ended))) {
    const part = Math.min(left, keptOf(share, returned));
    if (part <= 0) continue;
    parts[share.id] = part;
    left -= part;
  }
  return parts;
}
