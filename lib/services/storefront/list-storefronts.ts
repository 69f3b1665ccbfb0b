import { listTenants } from '@/lib/db/queries/product/list-tenants';
import { listPublicStores } from '@/lib/db/queries/storefront/list-public-stores';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenantOnce } from '@/lib/db/with-tenant';
import { SITEMAP_LIMIT } from '@/lib/domain/seo/sitemap';

/**
 * The slugs of all stores that anybody may visit, in order, at most as many as one sitemap index may name: no draft, no
 * store on hold, no event that is no store (DECISIONS 4, 5). Each tenant's rows are read under its own policies.
 */
export async function listStorefronts(): Promise<string[]> {
  const slugs: string[] = [];
  for (const tenantId of await withDirectory(listTenants)) {
    slugs.push(...(await withTenantOnce({ tenantId, actor: 'shopper' }, listPublicStores)));
    if (slugs.length >= SITEMAP_LIMIT) break;
  }
  return slugs.sort().slice(0, SITEMAP_LIMIT);
}
