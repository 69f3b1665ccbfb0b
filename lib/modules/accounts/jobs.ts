import type { ScheduledTaskTable, TaskTable } from '@/lib/jobs';
import { log } from '@/lib/env/logger';
import { endConnections } from '@/lib/realtime';
import { purgePeople } from './service/people/purge-people';
import { sendDigest } from './service/notices/send-digest';
import { sendUserInvitation } from './service/people/send-user-invitation';
import { sendAccountMail } from './service/send-account-mail';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'end-connections': ({ userId }) => endConnections(userId),
  'send-account-mail': (job) => sendAccountMail(job),
  'send-digest': (job) => sendDigest(job),
  'send-user-invitation': (job) => sendUserInvitation(job),
} satisfies Partial<TaskTable>;

/** What this module does by the clock: name → task (lib/jobs/schedule.ts says when). */
export const scheduled = {
  async 'purge-people'() {
    const purged = await purgePeople();
    if (purged > 0) log().info({ purged }, 'removed people forgotten');
  },
} satisfies Partial<ScheduledTaskTable>;
