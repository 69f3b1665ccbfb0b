'use client';

import { useTranslations } from 'next-intl';
import { formatMoney } from '@/components/ui/format-money';
import { piecesOf, type Pieces } from '@/components/returns/shop/case-order';
import { BRAND } from '@/lib/kernel/brand';
import { fromWire, toWire } from '@/lib/kernel/money';
import type { CostBearer } from '@/lib/modules/orders/rules/replaceable';
import { FIRST_SHIPPING } from '@/lib/modules/pricing/rules/region-shipping';
import { shippingFromWire } from '@/lib/modules/pricing/rules/shipping-prices';
import type { Replaceable } from '@/lib/modules/returns/contract/replacements';
import { replacementCosts } from '@/lib/modules/returns/rules/replacement-costs';

/** What the chosen items cost to make and send again, in minor units; null for none. S2.2-115. */
export function costOf(order: Replaceable, pieces: Pieces): number | null {
  const lines = piecesOf(pieces).flatMap(({ line, quantity }) => {
    const known = order.lines.find(({ id }) => id === line);
    if (!known) return [];
    const [blankPrice, printPrice] = [fromWire(known.blank_price), fromWire(known.print_price)];
    return [{ quantity, blankPrice, printPrice, sides: known.printed_sides }];
  });
  if (lines.length === 0) return null;
  const how = { region: order.region, method: order.shipping_method };
  const discounts = {
    production: fromWire(order.production_discount),
    shipping: fromWire(order.shipping_discount),
  };
  const shipping = order.shipping ? shippingFromWire(order.shipping) : FIRST_SHIPPING[order.region];
  const terms = { feeBp: 0, taxBp: order.tax_bp, vatNumber: null, discounts, shipping };
  return replacementCosts(lines, how, terms).credit;
}

/** What it means in money that somebody bears the cost. S2.2-115. */
export function useCostSentence(order: Replaceable, cost: number | null) {
  const t = useTranslations('replacePage.form');
  return (bearer: CostBearer): string => {
    if (cost === null) return t('cost.none');
    const amount = formatMoney(toWire(cost), order.currency);
    return t(`cost.${bearer}`, { amount, client: order.tenant_name, brand: BRAND.name });
  };
}
