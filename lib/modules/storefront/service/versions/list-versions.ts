import { notFound } from '@/lib/kernel/app-error';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { StoreVersion } from '@/lib/modules/storefront/contract/versions';
import { readConfiguration } from '@/lib/modules/storefront/data/read-configuration';
import { saversOf } from './savers-of';
import { listVersions as listRows, type VersionRow } from '@/lib/modules/storefront/data/versions';

function present(row: VersionRow, saver: StoreVersion['saved_by']): StoreVersion {
  const { colours, content } = row.look;
  return {
    version: row.version,
    saved_at: row.savedAt.toISOString(),
    saved_by: saver,
    restored_from: row.restoredFrom,
    store_name: content.storeName,
    home_heading: content.homeHeading,
    colours: [colours.primary, colours.secondary, colours.tertiary],
  };
}

/**
 * The kept versions of a store's look and texts, the newest first. A store that was never changed has none: its present
 * state is kept by the first save. Each names who saved it (S3.6-25). Throws 404 for another tenant's store. S3.6-13.
 */
export async function listVersions(context: TenantContext, slug: string): Promise<StoreVersion[]> {
  const { tenantId } = context;
  const rows = await withTenant(context, async (tx) => {
    const row = await readConfiguration(tx, tenantId, slug);
    if (!row) throw notFound();
    return listRows(tx, { tenantId, eventId: row.event.id });
  });
  const saverOf = await saversOf(
    context,
    rows.map(({ savedByUserId }) => savedByUserId),
  );
  return rows.map((row) => present(row, saverOf(row.savedByUserId)));
}
