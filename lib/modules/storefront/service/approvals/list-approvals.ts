import { notFound } from '@/lib/kernel/app-error';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { Approval } from '@/lib/modules/storefront/contract/approvals';
import { listApprovals as listRows } from '@/lib/modules/storefront/data/approvals';
import { readConfiguration } from '@/lib/modules/storefront/data/read-configuration';
import { saversOf } from '../versions/savers-of';
import { presentApproval } from './present-approval';

/** More than anybody reads; older ones go with their versions. */
const MOST = 100;

/** The links for approval of a store, the newest first. Throws 404 for another tenant's store. S3.6-15. */
export async function listApprovals(context: TenantContext, slug: string): Promise<Approval[]> {
  const { tenantId } = context;
  const rows = await withTenant(context, async (tx) => {
    const row = await readConfiguration(tx, tenantId, slug);
    if (!row) throw notFound();
    return listRows(tx, { tenantId, eventId: row.event.id }, MOST);
  });
  const makerOf = await saversOf(
    context,
    rows.map(({ madeByUserId }) => madeByUserId),
  );
  return rows.map((row) => presentApproval(row, slug, makerOf(row.madeByUserId)));
}
