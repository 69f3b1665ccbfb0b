import type { ScheduledTaskTable } from '@/lib/jobs';
import { log } from '@/lib/env/logger';
import type { ListTable } from '@/lib/modules/lists/service/list-definition';
import { eventsList } from './service/events-list';
import { purgeEvents } from './service/purge-events';

/** What this module does by the clock: name → task (lib/jobs/schedule.ts says when). */
export const scheduled = {
  async 'purge-events'(stopping) {
    const counted = await purgeEvents(stopping);
    if (counted.purged > 0 || counted.failed > 0) log().info(counted, 'deleted events emptied');
  },
} satisfies Partial<ScheduledTaskTable>;

/** The lists of this module, whose exports the worker runs. */
export const lists = { events: eventsList } satisfies Partial<ListTable>;
