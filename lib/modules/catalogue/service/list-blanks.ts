import { notFound } from '@/lib/kernel/app-error';
import { toWire } from '@/lib/kernel/money';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { OfferedBlank } from '@/lib/modules/catalogue/contract/list-blanks';
import { findProductsEvent } from '@/lib/modules/catalogue/data/read-event-product';
import { BLANK_CATALOGUE } from '@/lib/modules/catalogue/rules/blanks/catalogue';

/**
 * The blanks that can be sold in an event's region, at the platform's list prices in its currency (S3.4-6, D50-1). Pages
 * ask here and never read the list itself. Throws 404 for another tenant's event.
 */
export async function listBlanks(context: TenantContext, slug: string): Promise<{ blanks: OfferedBlank[] }> {
  const event = await withTenant(context, (tx) => findProductsEvent(tx, context.tenantId, slug));
  if (!event) throw notFound();
  const { region, currency } = event;
  const offered = BLANK_CATALOGUE.filter(({ regions }) => regions.includes(region));
  return {
    blanks: offered.map(({ id, brand, code, colours, sizes, blankPrice, printPrice }) => ({
      id,
      brand,
      code,
      colours: colours.map(({ identifier, name, hex }) => ({ identifier, name, hex })),
      sizes: [...sizes],
      blank_price: toWire(blankPrice[currency]),
      print_price: toWire(printPrice[currency]),
    })),
  };
}
