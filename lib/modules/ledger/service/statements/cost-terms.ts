import { sql } from 'drizzle-orm';
import { shippingTableJson } from '@/lib/modules/pricing/service/statements/shipping';

/** A `CostTerms` of the client of the event `e`, in the event's currency; null only for an unknown client. D35, D36-2. */
export const COST_TERMS_JSON = sql`(select jsonb_build_object('feeBp', t.platform_fee_bp, 'taxBp', t.platform_tax_bp,
    'vatNumber', t.company_details ->> 'vat_number', 'discounts', jsonb_build_object(
      'production', a.discount_amount_minor, 'shipping', a.shipping_discount_amount_minor),
    'shipping', ${shippingTableJson('fulfilment', sql`e.region`)})
  from tenants t join credit_accounts a on a.tenant_id = t.id and a.currency = e.currency where t.id = e.tenant_id)`;
