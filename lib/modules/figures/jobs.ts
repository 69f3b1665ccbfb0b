import type { ScheduledTaskTable } from '@/lib/jobs';
import { log } from '@/lib/env/logger';
import { mergeFigures } from './service/merge-figures';

/** What this module does by the clock: name → task (lib/jobs/schedule.ts says when). */
export const scheduled = {
  async 'merge-figures'(stopping) {
    const counted = await mergeFigures(stopping);
    if (counted.failed > 0) log().info(counted, 'figures merged');
  },
} satisfies Partial<ScheduledTaskTable>;
