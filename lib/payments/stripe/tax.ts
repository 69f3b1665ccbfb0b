import { fail, ok, type Result } from '@/lib/kernel/result';
import type { Tax, TaxRequest } from '../port';
import { stripeFor } from './client';
import { asAppError, hasCode } from './errors';

/** Sales tax on goods and shipping after the discount; the prices do not include it (D14-5). */
export async function calculateTax(request: TaxRequest): Promise<Result<Tax, 'location_unknown'>> {
  const { address } = request;
  try {
    const calculation = await stripeFor(request.region).tax.calculations.create(
      {
        currency: request.currency.toLowerCase(),
        line_items: request.lines.map((line) => ({ ...line, tax_behavior: 'exclusive' as const })),
        shipping_cost: { amount: request.shipping, tax_behavior: 'exclusive' },
        customer_details: {
          address: {
            line1: address.line1,
            ...(address.line2 === '' ? {} : { line2: address.line2 }),
            city: address.city,
            state: address.state,
            postal_code: address.postcode,
            country: address.countryIso2,
          },
          address_source: 'shipping',
        },
      },
      { stripeAccount: request.account },
    );
    return ok({ calculationId: calculation.id ?? '', tax: calculation.tax_amount_exclusive });
  } catch (error) {
    if (hasCode(error, 'customer_tax_location_invalid')) return fail('location_unknown');
    throw asAppError(error);
  }
}
