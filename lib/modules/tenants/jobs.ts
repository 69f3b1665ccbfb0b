import type { TaskTable } from '@/lib/jobs';
import { endDueOpening } from './service/opening/end-due-opening';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'end-client-opening': ({ openingId }) => endDueOpening(openingId),
} satisfies Partial<TaskTable>;
