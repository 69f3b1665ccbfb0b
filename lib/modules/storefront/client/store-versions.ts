import { browserCall } from '@/lib/client/browser';
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import { listVersionsCall, restoreVersionCall } from '@/lib/modules/storefront/contract/paths';
import type { listVersions, restoreVersion, StoreVersion } from '@/lib/modules/storefront/contract/versions';

interface StorePlace {
  tenant: string;
  slug: string;
}

/** The kept versions of a store's look, the newest first. Rejects with an ApiError. S3.6-13. */
export async function listStoreVersions({ tenant, slug }: StorePlace): Promise<StoreVersion[]> {
  const { versions } = await browserCall<typeof listVersions>(listVersionsCall, { params: { tenant, slug } });
  return versions;
}

/**
 * Brings a version back; `seen` is the one in use as last read. Rejects with an ApiError: `conflict` when somebody else
 * has saved since. S3.6-13.
 */
export function restoreStoreVersion(
  { tenant, slug }: StorePlace,
  restore: number,
  seen: number,
): Promise<Configuration> {
  const body = { restore, version: seen };
  return browserCall<typeof restoreVersion>(restoreVersionCall, { params: { tenant, slug }, body });
}
