/** @jest-environment node */
import { EventEmitter, once } from 'node:events';
import { Logger, run, type WorkerEvents } from 'graphile-worker';
import { createTestDatabase, type TestDatabase } from '@/scripts/test/database';
import { cronItems, scheduledJobs } from './schedule';

jest.setTimeout(180_000);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
afterEach(() => jest.useRealTimers());

/** Only the clock's hands are false; timers run as they do. */
const REAL = [
  ...([
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'clearImmediate',
  ] as const),
  ...(['nextTick', 'queueMicrotask', 'hrtime', 'performance'] as const),
];
const MIDNIGHT = Date.UTC(2026, 2, 2);
const DAY_MS = 24 * 60 * 60_000;

test('graphile-worker’s cron, its clock moved by 24 hours, queues each task as often as it is due', async () => {
  const justBefore = MIDNIGHT - 100;
  jest.useFakeTimers({ now: justBefore, doNotFake: REAL });
  const events: WorkerEvents = new EventEmitter();
  const queued: Record<string, number> = {};
  const ran: Record<string, number> = {};
  const lastMinute = new Promise<void>((resolve) => {
    events.on('cron:scheduled', ({ jobsAndIdentifiers, timestamp }) => {
      for (const { job } of jobsAndIdentifiers) queued[job.task] = (queued[job.task] ?? 0) + 1;
      if (timestamp >= MIDNIGHT + DAY_MS - 60_000) resolve();
    });
  });
  const started = once(events, 'cron:started');
  const count = (task: string) => () => {
    ran[task] = (ran[task] ?? 0) + 1;
  };
  const runner = await run({
    connectionString: database.ownerUrl,
    events,
    parsedCronItems: cronItems(),
    taskList: Object.fromEntries(scheduledJobs().map((task) => [task, count(task)])),
    logger: new Logger(() => () => undefined),
    noHandleSignals: true,
    pollInterval: 100,
  });
  await started;
  jest.setSystemTime(justBefore + DAY_MS);
  await lastMinute;
  await runner.stop();
  expect(queued).toEqual({
    'reconcile-payments': 1440,
    'warm-previews': 480,
    'merge-figures': 720,
    'clear-unused': 24,
    'lapse-bulk-orders': 24,
    'issue-statements': 24,
    'clear-personal-data': 1,
    'remind-of-cases': 24,
    'remind-of-issues': 24,
    'retry-routing': 288,
    'send-submissions': 1440,
    'mark-late': 96,
    'tell-late': 24,
    'remind-of-cards': 24,
    'look-at-shop-products': 24,
    'look-at-shops': 288,
    'clear-shop-inbox': 1,
    'look-after-waiting': 24,
    'purge-events': 24,
    'purge-products': 24,
    'purge-people': 24,
    'clear-webhooks': 24,
  });
  // A turn that comes while the one before still waits takes its place: fewer runs than turns, but some of each.
  for (const task of scheduledJobs()) {
    expect(ran[task]).toBeGreaterThan(0);
    expect(ran[task]).toBeLessThanOrEqual(queued[task] ?? 0);
  }
});
