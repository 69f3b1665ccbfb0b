import { fail, ok, type Result } from '@/lib/kernel/result';
import type { Tax, TaxFailure, TaxRequest } from '../port';
import { SHIPPING_TAX_CODE } from '@/lib/modules/payments/rules/tax-codes';
import { toAddress } from './address';
import { stripeFor } from './client';
import { asAppError, hasCode } from './errors';

/** Sales tax on goods and shipping after the discount; the prices do not include it (D14-5). */
export async function calculateTax(request: TaxRequest): Promise<Result<Tax, TaxFailure>> {
  const { address } = request;
  try {
    const calculation = await stripeFor(request.region).tax.calculations.create(
      {
        currency: request.currency.toLowerCase(),
        line_items: request.lines.map(({ taxCode, ...line }) => ({
          ...line,
          tax_code: taxCode,
          tax_behavior: 'exclusive' as const,
        })),
        shipping_cost: { amount: request.shipping, tax_code: SHIPPING_TAX_CODE, tax_behavior: 'exclusive' },
        customer_details: {
          address: toAddress(address),
          address_source: 'shipping',
        },
      },
      { stripeAccount: request.account },
    );
    return ok({ calculationId: calculation.id ?? '', tax: calculation.tax_amount_exclusive });
  } catch (error) {
    if (hasCode(error, 'customer_tax_location_invalid')) return fail('location_unknown');
    const ours = asAppError(error);
    if (hasCode(error, 'stripe_tax_inactive')) return fail('inactive');
    throw ours;
  }
}
