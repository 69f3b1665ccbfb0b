import { toWire } from '@/lib/kernel/money';
import type { PayResponse } from '@/lib/modules/checkout/contract/pay';
import { figuresOf } from '@/lib/modules/orders/rules/figures';
import type { ViewedOrder } from '@/lib/modules/orders/service/statements/read-order-view';
import { payments, type PaymentIntent } from '@/lib/payments';
import { presentOrderView } from '@/lib/modules/orders/service/present-order-view';
import type { PayableOrder } from './place';

/** What the browser needs to pay an order (S7-17, D13). */
export function payableAnswer(order: PayableOrder, intent: PaymentIntent): PayResponse {
  const { tax } = order;
  return {
    order_id: order.id,
    order_ref: order.orderRef,
    client_secret: intent.clientSecret,
    tenant_stripe_connect_account_id: order.intent.account,
    publishable_key: payments().regionKeys(order.intent.region)?.publishableKey ?? null,
    basket_tax_breakdown: tax && {
      subtotal: toWire(tax.subtotalMinor),
      tax_amount: toWire(tax.taxMinor),
      grand_total: toWire(tax.grandTotalMinor),
    },
    order_fully_paid_by_voucher: false,
    order: null,
    figures: figuresOf(order.amounts),
  };
}

/** The answer for an order that a voucher covers in full: nothing to pay, and the order itself (S4-15, S7-17). */
export function coveredAnswer(viewed: ViewedOrder): PayResponse {
  const { order } = viewed;
  return {
    order_id: order.id,
    order_ref: order.orderRef,
    client_secret: null,
    tenant_stripe_connect_account_id: null,
    publishable_key: null,
    basket_tax_breakdown: null,
    order_fully_paid_by_voucher: true,
    order: presentOrderView(viewed),
    figures: figuresOf({
      itemsGross: order.itemsGrossMinor,
      shippingGross: order.shippingGrossMinor,
      discount: order.discountMinor,
      waived: order.waivedMinor,
      net: order.netMinor,
      vat: order.vatMinor,
      total: order.totalMinor,
      amount: order.totalMinor,
    }),
  };
}
