import { listVersions, restoreVersion } from '@/lib/modules/storefront/contract/versions';
import { listVersions as list } from '@/lib/modules/storefront/service/versions/list-versions';
import { restoreVersion as restore } from '@/lib/modules/storefront/service/versions/restore-version';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const listVersionsHandler = defineHandler(listVersions, async ({ tenant, params }) => ({
  versions: await list(tenant, params.slug),
}));

export const restoreVersionHandler = defineHandler(restoreVersion, ({ tenant, params, body }) =>
  restore(tenant, params.slug, body),
);
