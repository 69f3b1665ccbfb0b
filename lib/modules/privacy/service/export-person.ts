import { audit } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { now } from '@/lib/kernel/clock';
import { notFound } from '@/lib/kernel/app-error';
import type { Locale } from '@/lib/kernel/locales';
import type { ExportedPerson } from '@/lib/modules/privacy/contract/person';
import { readClientFacts } from '@/lib/modules/privacy/data/client-facts';
import { heldPage } from './held-page';
import { readSubject } from './subject';

/** All that a client holds of a person, as data and as a page, with its audit row, which doesn't say whose it is. D46-1. */
export async function exportIn(
  tx: Transaction,
  context: TenantContext,
  { email, locale }: { email: string; locale: Locale },
): Promise<ExportedPerson> {
  const { tenantId } = context;
  const facts = await readClientFacts(tx, tenantId);
  if (!facts) throw notFound();
  const { records } = await readSubject(tx, tenantId, email);
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

/** The same for a client's admin. D46-1. */
export function exportPerson(context: TenantContext, email: string, locale: Locale): Promise<ExportedPerson> {
  return withTenant(context, (tx) => exportIn(tx, context, { email, locale }));
}
