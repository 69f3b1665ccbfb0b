import { z } from 'zod';
import { envReader } from '@/lib/env/read';
import { databaseEnv } from '@/lib/env/database';
import { log } from '@/lib/env/logger';
import { checkPooler } from '@/lib/db/check-pooler';
import { closeDatabasePool } from '@/lib/db/pool';
import { startJobRunner } from '@/lib/jobs';
import { closeMailer } from '@/lib/mail';
import { SCHEDULED_TASKS } from './scheduled-tasks';
import { TASKS } from './tasks';

const workerEnv = envReader(
  z.object({
    /** The queue's owner; other roles cannot use its tables. */
    QUEUE_DATABASE_URL: z.string().optional(),
    WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(50).default(6),
  }),
);

async function main(): Promise<void> {
  const env = workerEnv();
  const connectionString = env.QUEUE_DATABASE_URL ?? databaseEnv().DATABASE_URL;
  await checkPooler();
  const runner = await startJobRunner({
    connectionString,
    tasks: TASKS,
    scheduled: SCHEDULED_TASKS,
    concurrency: env.WORKER_CONCURRENCY,
  });
  log().info({ concurrency: env.WORKER_CONCURRENCY }, 'worker ready');
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await runner.stop();
    closeMailer();
    await closeDatabasePool();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  await runner.ended;
}

main().catch((error: Error) => {
  log().fatal({ error: error.name, message: error.message }, 'worker could not start');
  process.exit(1);
});
