import type { ScheduledTaskTable } from '@/lib/jobs';
import { log } from '@/lib/env/logger';
import { clearUploads } from '@/lib/modules/uploads/service/clear-uploads';
import { clearTemporaryStores } from './service/clear-temporary-stores';

/** What this module does by the clock: name → task (lib/jobs/schedule.ts says when). */
export const scheduled = {
  async 'clear-unused'(stopping) {
    // The stores first: a picture is of no use without the store that showed it.
    const stores = await clearTemporaryStores();
    if (stores > 0) log().info({ stores }, 'unused temporary stores cleared away');
    const cleared = await clearUploads(stopping);
    if (cleared > 0) log().info({ cleared }, 'unused uploads cleared away');
  },
} satisfies Partial<ScheduledTaskTable>;
