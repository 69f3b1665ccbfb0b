import { listAddresses, type EventAddress } from '@/lib/modules/storefront/data/list-addresses';
import { listPublicStores } from '@/lib/modules/storefront/data/list-public-stores';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenantOnce } from '@/lib/db/with-tenant';

/** Addresses read per batch. Most belong to open stores, so one batch fills most pages. */
const LOOK = 200;

/** The open events among these addresses, in order. Each tenant's rows are read under its own policies. */
async function openAmong(addresses: readonly EventAddress[]): Promise<string[]> {
  const byTenant = new Map<string, string[]>();
  for (const { tenantId, slug } of addresses) {
    byTenant.set(tenantId, [...(byTenant.get(tenantId) ?? []), slug]);
  }
  const open: string[] = [];
  for (const [tenantId, slugs] of byTenant) {
    const mine = await withTenantOnce({ tenantId, actor: 'shopper' }, (tx) => listPublicStores(tx, slugs));
    open.push(...mine);
  }
  return open.sort();
}

/**
 * A page of the slugs of all events that the public may visit and buy in, sorted: stores and order forms, but no
 * drafts, events on hold or events by invitation (D4, D5, D28-1). The cursor is the last slug shown, since other
 * addresses must stay private.
 */
export async function listStorefronts({
  cursor,
  limit,
}: {
  cursor?: string | undefined;
  limit: number;
}): Promise<{ slugs: string[]; next_cursor: string | null }> {
  const slugs: string[] = [];
  let after = cursor ?? '';
  let more = true;
  while (more && slugs.length <= limit) {
    const addresses = await withDirectory((tx) => listAddresses(tx, { after, limit: LOOK }));
    slugs.push(...(await openAmong(addresses)));
    more = addresses.length === LOOK;
    after = addresses.at(-1)?.slug ?? after;
  }
  const shown = slugs.slice(0, limit);
  return { slugs: shown, next_cursor: slugs.length > limit ? (shown.at(-1) ?? null) : null };
}
