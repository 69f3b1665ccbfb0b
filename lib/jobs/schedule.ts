import { parseCronItems, type ParsedCronItem } from 'graphile-worker';
import type { ScheduledJob } from '@/lib/db/enqueue';

/** Which tasks run by the clock, as crontab patterns in UTC. Each also runs when a worker starts. */
const SCHEDULE: Readonly<Record<ScheduledJob, string>> = {
  'reconcile-payments': '* * * * *',
  // The longest that a new product's raster picture is missing; until then its SVG is shown.
  'warm-previews': '*/3 * * * *',
  'clear-unused': '0 * * * *',
  // New rows are summed one by one until then.
  'merge-figures': '*/2 * * * *',
  'purge-events': '20 * * * *',
  'purge-products': '40 * * * *',
  'purge-people': '30 * * * *',
  'clear-webhooks': '35 * * * *',
  'lapse-bulk-orders': '45 * * * *',
  'look-after-waiting': '50 * * * *',
  // Six hours after a month's end in each zone; later turns find nothing due.
  'issue-statements': '55 * * * *',
  'clear-personal-data': '15 2 * * *',
  // The longest that an order waits for a printer that can take it again.
  'retry-routing': '*/5 * * * *',
  // The shortest pause before a submission is sent again, and how long printers that are back are without orders.
  'send-submissions': '* * * * *',
  // After each printer's midnight, and after what a printer promises has changed.
  'mark-late': '*/15 * * * *',
  // Staff are told at nine, when every printer's day has begun; later turns find what the first one could not count.
  'tell-late': '20 * * * *',
  'remind-of-cases': '25 * * * *',
  'remind-of-issues': '10 * * * *',
  'remind-of-cards': '5 * * * *',
  // The longest that a price which a merchant changed in the shop goes unseen here.
  'look-at-shop-products': '15 * * * *',
  // The longest that an order of a shop waits whose message was lost.
  'look-at-shops': '*/5 * * * *',
  'clear-shop-inbox': '25 2 * * *',
};

/**
 * How a scheduled task is queued: one run at a time in all workers together, at most one more waiting, and no attempt
 * after a failed one but the next turn's.
 */
export function scheduledOptions(task: ScheduledJob) {
  return { jobKey: task, queueName: task, maxAttempts: 1 };
}

/** The scheduled tasks' names. */
export function scheduledJobs(): ScheduledJob[] {
  return Object.keys(SCHEDULE) as ScheduledJob[];
}

/** The schedule as graphile-worker's cron reads it; its rows in Postgres see to it that one worker queues each turn. */
export function cronItems(): ParsedCronItem[] {
  return parseCronItems(
    scheduledJobs().map((task) => ({ task, match: SCHEDULE[task], options: scheduledOptions(task) })),
  );
}
