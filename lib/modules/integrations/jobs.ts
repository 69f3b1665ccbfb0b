import type { ScheduledTaskTable, TaskTable } from '@/lib/jobs';
import { log } from '@/lib/env/logger';
import { clearWebhooks } from './service/clear-webhooks';
import { deliverWebhooks } from './service/webhooks/deliver';
import { sendWebhookMail } from './service/webhooks/send-webhook-mail';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'deliver-webhooks': (job) => deliverWebhooks(job, false),
  'retry-webhooks': (job) => deliverWebhooks(job, true),
  'send-webhook-mail': (job) => sendWebhookMail(job),
} satisfies Partial<TaskTable>;

/** What this module does by the clock: name → task (lib/jobs/schedule.ts says when). */
export const scheduled = {
  async 'clear-webhooks'(stopping) {
    const cleared = await clearWebhooks(stopping);
    if (cleared.events + cleared.tokens > 0) log().info(cleared, 'old webhooks and API tokens cleared away');
  },
} satisfies Partial<ScheduledTaskTable>;
