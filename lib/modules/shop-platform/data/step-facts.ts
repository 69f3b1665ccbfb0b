import { and, eq } from 'drizzle-orm';
import { savedCards } from '@/lib/db/schema/payments';
import { tenants } from '@/lib/db/schema/tenants';
import type { Transaction } from '@/lib/db/transaction';
import type { Region } from '@/lib/kernel/regions';

/** Whether a client's company is told as its invoices need it: name, address, number and e-mail address. S4-45. */
export async function hasCompany(tx: Transaction, tenantId: string): Promise<boolean> {
  const [found] = await tx
    .select({ details: tenants.companyDetails })
    .from(tenants)
    .where(eq(tenants.id, tenantId));
  if (!found) return false;
  const { legal_name, address, company_number, email } = found.details;
  return [legal_name, address, company_number, email].every((text) => text !== '');
}

/** Whether a client has saved a card of this region whose last month is not over. S4-47. */
export async function hasCard(
  tx: Transaction,
  { tenantId, region, at }: { tenantId: string; region: Region; at: Date },
): Promise<boolean> {
  const [card] = await tx
    .select({ year: savedCards.expiresYear, month: savedCards.expiresMonth })
    .from(savedCards)
    .where(
      and(eq(savedCards.tenantId, tenantId), eq(savedCards.region, region), eq(savedCards.state, 'saved')),
    );
  if (!card || card.year === null || card.month === null) return false;
  return Date.UTC(card.year, card.month, 1) > at.getTime();
}
