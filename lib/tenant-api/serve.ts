import { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { apiEnv } from '@/lib/env/api';
import { runBeforeStop, stopsInOrder } from '@/lib/env/before-stop';
import { checkPart } from '@/lib/env/check-part';
import { log } from '@/lib/env/logger';
import { refuseStart } from '@/lib/env/refuse-start';
import { checkPooler } from '@/lib/db/check-pooler';
import { closeDatabasePool } from '@/lib/db/pool';
import { checkStore } from '@/lib/files/check-store';
import { provideMailRenderers } from '@/lib/mail/provide-renderers';
import { standaloneApi } from './standalone';
import { stopServer } from './stop-server';

/** How long running requests may take to finish after a stop signal. */
const PATIENCE_MS = 8_000;
/** How long what is kept in memory may take to be written after that. */
const LAST_WORK_MS = 700;

async function stop(server: Server): Promise<void> {
  await stopServer(server, PATIENCE_MS);
  await runBeforeStop(LAST_WORK_MS);
  await closeDatabasePool();
}

/** `npm run api`: the tenant API alone, for a web process that names it in TENANT_API_URL. */
async function main(): Promise<void> {
  checkPart('api');
  stopsInOrder();
  provideMailRenderers();
  await checkStore();
  await checkPooler();
  const server = serve({ fetch: standaloneApi().fetch, port: apiEnv().API_PORT }, ({ port }) => {
    log().info({ port }, 'tenant API listens');
  });
  if (!(server instanceof Server)) throw new TypeError('expected a plain HTTP server');
  server.once('error', (error: NodeJS.ErrnoException) => {
    process.stderr.write(`error: the tenant API cannot listen: ${error.code ?? error.message}\n`);
    process.exit(1);
  });
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    void stop(server).then(() => process.exit(0));
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

main().catch(refuseStart);
