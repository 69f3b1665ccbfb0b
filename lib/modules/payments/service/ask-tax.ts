import { AppError, invalid } from '@/lib/kernel/app-error';
import type { Currency, Minor } from '@/lib/kernel/money';
import { log } from '@/lib/env/logger';
import type { GarmentFamily } from '@/lib/modules/design/rules/scene-types';
import { taxCodeOf } from '@/lib/modules/payments/rules/tax-codes';
import type { BasketPrice } from '@/lib/modules/pricing/rules/types';
import type { TenantContext } from '@/lib/db/with-tenant';
import type { customers } from '@/lib/db/schema/checkout';
import { payments, type Merchant, type TaxRequest } from '@/lib/payments';
import { noteAccount } from './note-account';

type TaxAddress = TaxRequest['address'];
type TaxedCustomer = Omit<typeof customers.$inferSelect, 'createdAt' | 'updatedAt'>;

/** Whose sale is taxed, and the call that asks. */
type Seller = Pick<TenantContext, 'tenantId' | 'requestId'>;

/** A tax with the exact request it was calculated for. */
export interface AskedTax {
  askedFor: string;
  tax: Minor;
  calculationId: string | null;
}

/**
 * The tax request: each line, with what kind of goods it is, and the shipping after their share of the discount (D14-5,
 * D14-10). `families`: the garment of each line of the price.
 */
export function taxRequest(
  merchant: Merchant,
  currency: Currency,
  address: TaxAddress,
  price: BasketPrice,
  families: readonly GarmentFamily[],
): TaxRequest {
  return {
    ...merchant,
    currency,
    lines: price.lines.map((line, index) => ({
      reference: `L${index + 1}`,
      amount: line.gross - line.discount,
      quantity: line.quantity,
      taxCode: taxCodeOf(families[index]),
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
 * The provider refuses tax for this account: it is read again, so that the store says that it takes no payments. A
 * failure of that is not the shopper's: the provider's message, or a view of the billing page, brings it later.
 */
async function noteUntaxed(seller: Seller, { region, account }: TaxRequest): Promise<void> {
  const { tenantId, requestId } = seller;
  log().warn({ tenantId, region, account, requestId }, 'sales tax is not set up at the provider');
  try {
    await noteAccount(tenantId, { region, account }, requestId);
  } catch (err) {
    log().warn({ err, tenantId, account, requestId }, 'account not read again');
  }
}

/**
 * Asks the provider for the tax; must be called outside a transaction. Throws 422 for an address the provider cannot
 * locate, and `payments_unavailable` for an account without tax: its store cannot take payments yet, and trying again
 * does not help (D16-13).
 */
export async function askTax(seller: Seller, request: TaxRequest): Promise<AskedTax> {
  const outcome = await payments().calculateTax(request);
  if (outcome.ok) return { askedFor: JSON.stringify(request), ...outcome.value };
  if (outcome.error === 'location_unknown') throw invalid({ address_postcode: ['invalid_postcode'] });
  await noteUntaxed(seller, request);
  throw new AppError('payments_unavailable');
}
