import { toWire } from '@/lib/kernel/money';
import { notFound } from '@/lib/kernel/app-error';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { deliveryCountries } from '@/lib/modules/checkout/rules/check-address';
import { addressOf } from '@/lib/modules/orders/service/address-of';
import { findOrder } from '@/lib/modules/orders/service/statements/find-lines';
import { shippingToWire } from '@/lib/modules/pricing/rules/shipping-prices';
import { platformTaxBp } from '@/lib/modules/pricing/rules/platform-tax';
import type { Replaceable } from '@/lib/modules/returns/contract/replacements';
import { findCases, type CaseRow } from '@/lib/modules/returns/data/order-cases';
import { isOpenCase } from '@/lib/modules/returns/rules/cases';
import { photoUpload } from './photo-upload';
import { replacementGround, type ReplacementGround } from './replacement-ground';
import { whyNoReplacement } from './why-not-replaced';

const presentLines = ({ lines }: ReplacementGround): Replaceable['lines'] =>
  lines.map(({ row, left, made }) => ({
    id: row.id,
    name: row.name,
    colour: row.colourName,
    size: row.size,
    quantity: row.quantity,
    left,
    blank_price: toWire(made.blankPrice),
    print_price: toWire(made.printPrice),
    printed_sides: made.sides,
  }));

const presentComplaints = (rows: readonly CaseRow[]): Replaceable['complaints'] =>
  rows
    .toReversed()
    .flatMap(({ id, kind, state, words, lines, version }) =>
      kind === 'withdrawal' || !isOpenCase(state) ? [] : [{ id, reason: kind, words, lines, version }],
    );

/** What of an order can be replaced, at what cost and where it would go, for staff. S2.2-113. Throws 404. */
export async function readReplaceable(context: TenantContext, orderId: string): Promise<Replaceable> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const order = await findOrder(tx, tenantId, orderId);
    if (!order) throw notFound();
    const ground = await replacementGround(tx, order);
    const { event, tenantName } = ground.facts;
    const { discounts } = event.costTerms;
    return {
      id: order.id,
      tenant_id: tenantId,
      tenant_name: tenantName,
      order_ref: order.orderRef,
      event_slug: event.slug,
      status: order.status,
      payment_status: order.paymentStatus,
      held: order.holdReason !== null,
      region: order.region,
      currency: order.currency,
      shipping_method: order.shippingMethod,
      email: order.snapshot.customer.email,
      blocked: await whyNoReplacement(tx, order),
      lines: presentLines(ground),
      address: addressOf(order),
      countries: deliveryCountries(event),
      states: event.states,
      production_discount: toWire(discounts.production),
      shipping_discount: toWire(discounts.shipping),
      tax_bp: platformTaxBp(order.region, event.costTerms),
      shipping: shippingToWire(event.costTerms.shipping),
      upload: photoUpload({ tenantId, orderId, slug: event.slug }),
      complaints: presentComplaints(await findCases(tx, { tenantId, orderId })),
    };
  });
}
