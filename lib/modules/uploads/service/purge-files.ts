import { now } from '@/lib/kernel/clock';
import { traceOf } from '@/lib/kernel/trace-of';
import { log } from '@/lib/env/logger';
import { listTenants } from '@/lib/db/list-tenants';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant } from '@/lib/db/with-tenant';
import { fileStore } from '@/lib/files/store';
import { findUsedPictures } from '@/lib/modules/uploads/data/old-uploads';
import { dropFiles, leaveLibrary, takeDueFiles, type DueFile } from '@/lib/modules/uploads/data/purge-files';
import { screenKey } from './file-names';

/** One search through the tenant's orders covers a whole batch. */
const BATCH = 200;

const idsOf = (files: readonly DueFile[]): string[] => files.map(({ id }) => id);

async function purgeBatch(tenantId: string): Promise<{ seen: number; gone: DueFile[] }> {
  return withTenant({ tenantId, actor: 'system' }, async (tx) => {
    const due = await takeDueFiles(tx, { at: now(), limit: BATCH });
    const used = await findUsedPictures(tx, idsOf(due));
    const gone = due.filter(({ id }) => !used.has(id));
    await leaveLibrary(tx, [...used]);
    await dropFiles(tx, idsOf(gone));
    return { seen: due.length, gone };
  });
}

/** All due files of a tenant. A failure is logged and ends its turn until the next run. */
async function purgeTenant(tenantId: string, signal?: AbortSignal): Promise<number> {
  let purged = 0;
  try {
    while (!signal?.aborted) {
      const { seen, gone } = await purgeBatch(tenantId);
      for (const { id, storageKey } of gone) {
        await fileStore().remove(storageKey);
        await fileStore().remove(screenKey({ kind: 'tenant', tenantId }, id));
      }
      purged += gone.length;
      if (seen < BATCH) break;
    }
  } catch (error) {
    log().error({ tenantId, fault: traceOf(error) }, 'purging deleted files failed');
  }
  return purged;
}

/**
 * Deletes the files whose 30 days are over for good, bytes and rows; one that an order or a kept version of a store names
 * stays stored for it, outside the library. Returns how many went. Safe to repeat and to run in several workers. D45-27.
 */
export async function purgeFiles(signal?: AbortSignal): Promise<number> {
  let purged = 0;
  for (const tenantId of await withDirectory(listTenants)) {
    if (signal?.aborted) break;
    purged += await purgeTenant(tenantId, signal);
  }
  return purged;
}
