import type { ScheduledTaskTable } from '@/lib/jobs';
import { log } from '@/lib/env/logger';
import { traceOf } from '@/lib/kernel/trace-of';
import { clearUploads } from '@/lib/modules/uploads/service/clear-uploads';
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
  },
} satisfies Partial<ScheduledTaskTable>;
