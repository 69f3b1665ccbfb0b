import { announce } from '@/lib/domain-events/announce';
import { audit } from '@/lib/audit/append-audit';
import { changesOf } from '@/lib/audit/changes-of';
import type { AuditChanges } from '@/lib/db/schema/audit';
import { enqueuePurge } from '@/lib/cache/enqueue-purge';
import type { CompanyDetails } from '@/lib/db/schema/tenants';
import { withTenant, withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
import type { Company, CompanyUpdate } from '@/lib/modules/tenants/contract/company';
import { listSlugs } from '@/lib/modules/tenants/data/clients';
import { findCompany, setCompany, type CompanyRow } from '@/lib/modules/tenants/data/company';
import { isVatNumber, tidyVatNumber } from '@/lib/kernel/vat-number';

function present({ name, region, details, version }: CompanyRow): Company {
  const { legal_name, address, company_number, vat_number, email } = details;
  return { name, region, legal_name, address, company_number, vat_number, email, version };
}

/** A client's company as its documents name it. S2.2-12. Throws 404 for an unknown client. */
export async function readCompany(context: TenantContext): Promise<Company> {
  const row = await withTenantOnce(context, (tx) => findCompany(tx, context.tenantId, false));
  if (!row) throw notFound();
  return present(row);
}

/**
 * A number as it is stored. It is checked when it changes: one that was stored before may be kept, however it came there.
 * Throws 422 `invalid_vat_number`.
 */
function vatNumberOf(typed: string | null, stored: string | null): string | null {
  const number = typed === null ? '' : tidyVatNumber(typed);
  if (number === '') return null;
  if (number !== stored && !isVatNumber(number)) throw invalid({ vat_number: ['invalid_vat_number'] });
  return number;
}

/** Who may be a person: the log says only that these have changed (D44). */
const PERSONAL: readonly (keyof Company)[] = ['address', 'email', 'legal_name'];

function changeOf(before: Company, after: Company): AuditChanges | undefined {
  const { version: _, ...fields } = after;
  return changesOf<Company>(before, fields, PERSONAL);
}

/**
 * Changes a client's company, with its audit row and the purge of its stores' pages in one transaction. Orders keep the
 * seller that was frozen with them. The same company again changes nothing. S2.2-12. Throws 404 for an unknown client, 422
 * `invalid_vat_number`, and `conflict` when somebody else has saved since `version`.
 */
export async function updateCompany(context: TenantContext, update: CompanyUpdate): Promise<Company> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const row = await findCompany(tx, tenantId, true);
    if (!row) throw notFound();
    const { name, version, vat_number: typed, ...rest } = update;
    const details: CompanyDetails = {
      ...row.details,
      ...rest,
      vat_number: vatNumberOf(typed, row.details.vat_number),
    };
    const before = present(row);
    const after = present({ ...row, name, details, version: row.version + 1 });
    const changes = changeOf(before, after);
    // A repeat of a save whose answer was lost is not a conflict.
    if (!changes) return before;
    if (version !== row.version) throw new AppError('conflict', { data: { version: row.version } });
    await setCompany(tx, tenantId, { name, details });
    await audit(tx, context, {
      action: 'tenant.company_details_updated',
      subjectType: 'tenant',
      subjectId: tenantId,
      subjectLabel: before.name,
      changes,
    });
    await announce(tx, 'company.saved', { context });
    for (const slug of await listSlugs(tx, tenantId)) await enqueuePurge(tx, slug);
    return after;
  });
}
