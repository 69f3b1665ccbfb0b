import type { TenantContext } from '@/lib/db/with-tenant';
import { AppError } from '@/lib/kernel/app-error';
import { fromWire, toWire } from '@/lib/kernel/money';
import { shippingFromWire } from '@/lib/modules/pricing/rules/shipping-prices';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type { Replaceable, ReplaceForm } from '@/lib/modules/returns/contract/replacements';
import type { CostBearer } from '@/lib/modules/orders/rules/replaceable';
import { replacementCosts } from '@/lib/modules/returns/rules/replacement-costs';
import { readReplaceable } from '@/lib/modules/returns/service/replacement/read-replaceable';
import { replaceOrder } from '@/lib/modules/returns/service/replacement/replace-order';

let forms = 0;

/** What the chosen items cost, as the page works it out. */
export function costOfReplacement(order: Replaceable, lines: ReplaceForm['lines']): string {
  const made = lines.flatMap(({ line, quantity }) => {
    const known = order.lines.find(({ id }) => id === line);
    if (!known) return [];
    const [blankPrice, printPrice] = [fromWire(known.blank_price), fromWire(known.print_price)];
    return [{ quantity, blankPrice, printPrice, sides: known.printed_sides }];
  });
  const discounts = {
    production: fromWire(order.production_discount),
    shipping: fromWire(order.shipping_discount),
  };
  if (!order.shipping) throw new Error('no shipping prices');
  const shipping = shippingFromWire(order.shipping);
  const terms = { feeBp: 0, taxBp: order.tax_bp, vatNumber: null, discounts, shipping };
  return toWire(
    replacementCosts(made, { region: order.region, method: order.shipping_method }, terms).credit,
  );
}

/** Replaces all that is left of an order, by a form of its own, to where it went; the replacement's id. Throws `conflict` for nothing. */
export async function replaceWhole(
  context: TenantContext,
  user: SessionUser,
  orderId: string,
  borneBy: CostBearer = 'platform',
): Promise<string> {
  const order = await readReplaceable(context, orderId);
  const lines = order.lines.flatMap(({ id, left }) => (left > 0 ? [{ line: id, quantity: left }] : []));
  // As the form’s contract says.
  if (lines.length === 0) throw new AppError('conflict');
  const { id } = await replaceOrder(context, user, orderId, {
    key: `replace-whole-${(forms += 1)}`,
    reason: 'damaged',
    lines,
    words: '',
    photos: [],
    borne_by: borneBy,
    cost: costOfReplacement(order, lines),
    complaint: null,
    ...order.address,
  });
  return id;
}
