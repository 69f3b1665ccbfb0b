import { notFound } from '@/lib/kernel/app-error';
import { withDirectoryOnce } from '@/lib/db/with-directory';
import { withTenantOnce } from '@/lib/db/with-tenant';
import { entryCookie } from '@/lib/modules/events/rules/entry-cookie';
import { mayLook } from '@/lib/modules/events/service/may-look';
import { findPrivateStore, type PrivateStore } from '@/lib/modules/events/service/statements/event-access';
import { findSlug } from '@/lib/modules/events/service/statements/find-slug';
import { isEntryPass } from './entry-pass';

/** A store by its slug; without a tenant where the call's path has none. */
export interface AskedStore {
  slug: string;
  tenantId: string | undefined;
}

/** What the caller shows: cookies by name, and the token of a preview link. */
export interface Shown {
  cookie: (name: string) => string | undefined;
  preview: string | null;
}

async function findStore({ slug, tenantId }: AskedStore): Promise<PrivateStore | undefined> {
  const owner = tenantId ?? (await withDirectoryOnce((tx) => findSlug(tx, slug)))?.tenantId;
  if (owner === undefined) return undefined;
  return withTenantOnce({ tenantId: owner, actor: 'shopper' }, (tx) => findPrivateStore(tx, slug));
}

/**
 * The one place that decides whether a visitor's call about a store is answered. True for a private store that this
 * caller has entered, or whose preview link they hold; false for a store that lets everybody in, and for none, which the
 * call's own work finds out. Throws 404 for a private store before entry, and `gone` for a link for approval that has
 * ended. S3.5-11, ADR 0076.
 */
export async function requireEntry(asked: AskedStore, shown: Shown): Promise<boolean> {
  const store = await findStore(asked);
  if (!store) return false;
  if (isEntryPass(store, shown.cookie(entryCookie(store.eventId)))) return true;
  const previewed = { tenantId: store.tenantId, slug: asked.slug };
  if (shown.preview !== null && (await mayLook(previewed, shown.preview))) return true;
  throw notFound();
}
