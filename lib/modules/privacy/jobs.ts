import { log } from '@/lib/env/logger';
import type { ScheduledTaskTable, TaskTable } from '@/lib/jobs';
import { now } from '@/lib/kernel/clock';
import { clearSiteMessages } from '@/lib/modules/site/service/personal-data';
import { clearPersonalData } from './service/clear-personal-data';
import { runErasure } from './service/run-erasure';
import { sendPrivacyLink } from './service/send-privacy-link';
import { sendPrivacyRequest } from './service/send-privacy-request';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'erase-person': (job) => runErasure(job),
  'send-privacy-link': (job) => sendPrivacyLink(job),
  'send-privacy-request': (job) => sendPrivacyRequest(job),
} satisfies Partial<TaskTable>;

/** What this module does by the clock: name → task (lib/jobs/schedule.ts says when). */
export const scheduled = {
  async 'clear-personal-data'(stopping) {
    const cleared = await clearPersonalData(stopping);
    if (cleared > 0) log().info({ cleared }, 'personal data cleared');
    const messages = await clearSiteMessages(now());
    if (messages > 0) log().info({ messages }, 'messages to the platform cleared');
  },
} satisfies Partial<ScheduledTaskTable>;
