import { notFound } from '@/lib/kernel/app-error';
import { withDirectoryOnce } from '@/lib/db/with-directory';
import { withTenantOnce } from '@/lib/db/with-tenant';
import {
  findShownPrivateStore,
  type ShownPrivateStore,
} from '@/lib/modules/events/service/statements/event-access';
import { findSlug } from '@/lib/modules/events/service/statements/find-slug';

/** The modes of a store that is entered by an address. */
export const BY_EMAIL: readonly string[] = ['domains', 'invited'];

/**
 * The private store of a slug that the public would see if it were not private. Throws 404 for one that lets everybody in,
 * for a draft, and for none: the answer is the same. S3.5-11.
 */
export async function findEntered(slug: string): Promise<ShownPrivateStore> {
  const owner = await withDirectoryOnce((tx) => findSlug(tx, slug));
  if (!owner || owner.renamedTo !== null) throw notFound();
  const { tenantId } = owner;
  const store = await withTenantOnce({ tenantId, actor: 'shopper' }, (tx) => findShownPrivateStore(tx, slug));
  if (!store) throw notFound();
  return store;
}
