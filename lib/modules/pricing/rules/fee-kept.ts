import type { Minor } from '@/lib/kernel/money';
import { platformCharges, platformFee } from './platform-charges';

/** What an order was placed with. Rates in basis points. */
export interface FrozenFee {
  /** Production cost and fulfilment shipping, ex VAT. */
  cost: Minor;
  feeBp: number;
  taxBp: number;
  /** What the charge bears of cost, fee and tax. */
  applicationFee: Minor;
  /** What is reserved or taken of the client's credit beside it. */
  credit: Minor;
}

/** What is left of a sale: nothing that has to be made any more, or what is paid for it ex VAT, shipping included. */
export type LeftOfSale = 'nothing' | { totalNet: Minor; shippingNet: Minor };

/**
 * What the platform keeps of an order's application fee once money went back before production started: the fee owed is
 * worked out again on what is left, and the credit pays its part of that first. D36-9.
 */
export function feeKept(frozen: FrozenFee, left: LeftOfSale): Minor {
  if (left === 'nothing') return 0;
  const fee = platformFee(left.totalNet, left.shippingNet, frozen.feeBp);
  const { owed } = platformCharges(frozen.cost, fee, frozen.taxBp);
  return Math.min(frozen.applicationFee, Math.max(0, owed - frozen.credit));
}
