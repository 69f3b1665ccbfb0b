import type { Minor } from '@/lib/kernel/money';

/** What stands in a credit account. */
export interface AccountSums {
  /** Below 0: the client owes it. */
  balance: Minor;
  limit: Minor;
  /** Set aside for open orders. */
  reserved: Minor;
}

/** What can still be reserved; below 0 once a limit was lowered under what is in use. D37-2. */
export function available({ balance, limit, reserved }: AccountSums): Minor {
  return balance + limit - reserved;
}
