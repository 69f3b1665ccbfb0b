import { invalid } from '@/lib/kernel/app-error';
import type { Currency, Minor } from '@/lib/kernel/money';
import type { BasketPrice } from '@/lib/modules/pricing/rules/types';
import type { customers } from '@/lib/db/schema/checkout';
import { payments, type Merchant, type TaxRequest } from '@/lib/payments';

type TaxAddress = TaxRequest['address'];
type TaxedCustomer = Omit<typeof customers.$inferSelect, 'createdAt' | 'updatedAt'>;

/** A tax with the exact request it was calculated for. */
export interface AskedTax {
  askedFor: string;
  tax: Minor;
  calculationId: string | null;
}

/** The tax request: each line and the shipping after their share of the discount (D14-5). */
export function taxRequest(
  merchant: Merchant,
  currency: Currency,
  address: TaxAddress,
  price: BasketPrice,
): TaxRequest {
  return {
    ...merchant,
    currency,
    lines: price.lines.map((line, index) => ({
      reference: `L${index + 1}`,
      amount: line.gross - line.discount,
      quantity: line.quantity,
    })),
    shipping: price.shipping.gross - price.shipping.discount,
    address,
  };
}

/** The address that decides a customer's tax. */
export function taxAddress(customer: TaxedCustomer): TaxAddress {
  return {
    line1: customer.addressFirstLine,
    line2: customer.addressSecondLine,
    city: customer.addressCity,
    state: customer.stateAbbreviation,
    postcode: customer.addressPostcode,
    countryIso2: customer.countryIso2,
  };
}

/**
 * Whether a tax was calculated for exactly this request. After a change of price or address it must be requested again.
 */
export function answers(asked: AskedTax | null, request: TaxRequest): asked is AskedTax {
  return asked?.askedFor === JSON.stringify(request);
}

/**
 * Asks the provider for the tax; must be called outside a transaction. Throws 422 for an address the provider cannot
 * locate.
 */
export async function askTax(request: TaxRequest): Promise<AskedTax> {
  const outcome = await payments().calculateTax(request);
  if (!outcome.ok) throw invalid({ address_postcode: ['invalid_postcode'] });
  return { askedFor: JSON.stringify(request), ...outcome.value };
}
