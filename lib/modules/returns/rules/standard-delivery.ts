import { scaleHalfUp, type Minor } from '@/lib/kernel/money';

interface Delivery {
  /** What was paid for it, after the discount and with tax. */
  paid: Minor;
  /** Its price ex VAT, and that of the store's least expensive one for the same items. */
  net: Minor;
  standardNet: Minor;
}

/**
 * What of the paid delivery goes back: as much as the store's least expensive one costs, since the buyer bears what a faster one
 * costs more. D53-5.
 */
export function standardDelivery({ paid, net, standardNet }: Delivery): Minor {
  return net === 0 || standardNet >= net ? paid : scaleHalfUp(paid, standardNet, net);
}
