import { AppError } from '@/lib/kernel/app-error';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { readConfiguration } from '@/lib/modules/storefront/data/read-configuration';
import { readPublicFile } from '@/lib/modules/uploads/service/read-file';

/** The address of the logo that an event shows; null where it has none, or hides it. */
export async function shownLogo(tx: Transaction, tenantId: string, slug: string): Promise<string | null> {
  const row = await readConfiguration(tx, tenantId, slug);
  const { enabled = false, url = '' } = row?.configuration.content.customLogo ?? {};
  return enabled && url !== '' ? url : null;
}

/** The bytes of a logo by its address; null for one that is not there, or is no file of the tenant. */
export async function logoBytes(context: TenantContext, url: string): Promise<Buffer | null> {
  const [, id] = /\/files\/([A-Za-z0-9_-]{2,64})$/.exec(url) ?? [];
  if (id === undefined) return null;
  try {
    return (await readPublicFile(context, id)).bytes;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
