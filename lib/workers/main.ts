import { checkPart } from '@/lib/env/check-part';
import { databaseEnv } from '@/lib/env/database';
import { log } from '@/lib/env/logger';
import { EnvError } from '@/lib/env/read';
import { refuseStart } from '@/lib/env/refuse-start';
import { workerEnv } from '@/lib/env/worker';
import { checkPooler } from '@/lib/db/check-pooler';
import { closeDatabasePool } from '@/lib/db/pool';
import { checkStore } from '@/lib/files/check-store';
import { startJobRunner } from '@/lib/jobs';
import { closeMailer } from '@/lib/mail';
import { beginSealing } from '@/lib/modules/audit/jobs';
import { SCHEDULED_TASKS } from './scheduled-tasks';
import { TASKS } from './tasks';

async function main(): Promise<void> {
  checkPart('worker');
  await checkStore();
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
  const sealing = beginSealing();
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await Promise.all([runner.stop(), sealing.stop()]);
    closeMailer();
    await closeDatabasePool();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  await runner.ended;
}

main().catch((error: unknown) => {
  if (error instanceof Error && !(error instanceof EnvError))
    log().fatal({ error: error.name, message: error.message }, 'worker could not start');
  refuseStart(error);
});
