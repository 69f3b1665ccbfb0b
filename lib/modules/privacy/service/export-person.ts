import { audit } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { now } from '@/lib/kernel/clock';
import { notFound } from '@/lib/kernel/app-error';
import type { Locale } from '@/lib/kernel/locales';
import type { ExportedPerson } from '@/lib/modules/privacy/contract/person';
import { readClientFacts } from '@/lib/modules/privacy/data/client-facts';
import { answerShopRequest, findRequest } from '@/lib/modules/privacy/data/requests';
import { heldPage } from './held-page';
import { readSubject, recordsOf, subjectOfOrders, type PartRecord } from './subject';

/** The records as data and as a page, with the audit row, which doesn't say whose they are. */
async function exported(
  tx: Transaction,
  context: TenantContext,
  { email, locale, records }: { email: string; locale: Locale; records: PartRecord[] },
): Promise<ExportedPerson> {
  const { tenantId } = context;
  const facts = await readClientFacts(tx, tenantId);
  if (!facts) throw notFound();
  const client = facts.company.legal_name || facts.name;
  const document = { client, email, made_at: now().toISOString(), records };
  await audit(tx, context, {
    action: 'privacy.exported',
    subjectType: 'tenant',
    subjectId: tenantId,
    data: { records: records.length },
  });
  return { document, html: heldPage(document, locale) };
}

/** All that a client holds of a person, as data and as a page, with its audit row, which doesn't say whose it is. D46-1. */
export async function exportIn(
  tx: Transaction,
  context: TenantContext,
  { email, locale }: { email: string; locale: Locale },
): Promise<ExportedPerson> {
  const { records } = await readSubject(tx, context.tenantId, email);
  return exported(tx, context, { email, locale, records });
}

/** The same for a client's admin. D46-1. */
export function exportPerson(context: TenantContext, email: string, locale: Locale): Promise<ExportedPerson> {
  return withTenant(context, (tx) => exportIn(tx, context, { email, locale }));
}

/**
 * What is held of the orders that a shop asks about for one of its customers, and nothing else under that address; the request is
 * answered then, and can be answered again. Throws 404 for another tenant's, and for one that no shop has asked. S4-51.
 */
export function exportForShop(
  context: TenantContext,
  { request: id, email, locale }: { request: string; email: string; locale: Locale },
): Promise<ExportedPerson> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const row = await findRequest(tx, { tenantId, id });
    if (!row || row.shop === null) throw notFound();
    const records = await recordsOf(tx, subjectOfOrders(tenantId, row.orderIds));
    await answerShopRequest(tx, { tenantId, id });
    return exported(tx, context, { email, locale, records });
  });
}
