import type { ScheduledTaskTable } from '@/lib/jobs';
import { log } from '@/lib/env/logger';
import { traceOf } from '@/lib/kernel/trace-of';
import { clearUploads } from '@/lib/modules/uploads/service/clear-uploads';
import { purgeFiles } from '@/lib/modules/uploads/service/purge-files';
import { clearDrafts } from './service/clear-drafts';
import { clearTemporaryStores } from './service/clear-temporary-stores';

/** What this module does by the clock: name → task (lib/jobs/schedule.ts says when). */
export const scheduled = {
  async 'clear-unused'(stopping) {
    const drafts = await clearDrafts(stopping);
    if (drafts > 0) log().info({ drafts }, 'drafts of events cleared away');
    // Stores first: a picture is no longer needed when its store is deleted.
    const stores = await clearTemporaryStores().catch((error: unknown) => {
      log().error({ fault: traceOf(error) }, 'clearing temporary stores failed');
      return 0;
    });
    if (stores > 0) log().info({ stores }, 'unused temporary stores cleared away');
    const cleared = await clearUploads(stopping);
    if (cleared > 0) log().info({ cleared }, 'unused uploads cleared away');
    const purged = await purgeFiles(stopping);
    if (purged > 0) log().info({ purged }, 'deleted files purged');
  },
} satisfies Partial<ScheduledTaskTable>;
