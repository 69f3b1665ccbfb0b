import { setTimeout as sleep } from 'node:timers/promises';
import next from 'next';
import { checkPooler } from '@/lib/db/check-pooler';
import { closeDatabasePool } from '@/lib/db/pool';
import { appEnv } from '@/lib/env/app';
import { runBeforeStop, stopsInOrder } from '@/lib/env/before-stop';
import { checkPart } from '@/lib/env/check-part';
import { log } from '@/lib/env/logger';
import { refuseStart } from '@/lib/env/refuse-start';
import { createWebServer } from '@/lib/edge/web-server';
import { checkStore } from '@/lib/files/check-store';
import { provideMailRenderers } from '@/lib/mail/provide-renderers';
import { stopServer } from '@/lib/tenant-api/stop-server';

/** How long running requests may take to finish after a stop signal. */
const PATIENCE_MS = 8_000;
/** How long what is kept in memory may take to be written after that. */
const LAST_WORK_MS = 700;
/** How long Next may take to close then: all of it is over within ten seconds. */
const CLOSE_MS = 1_000;

/** Says at the start what file store or pooler lacks, where the web reaches them itself. ADR 0043. */
async function checkServices(): Promise<void> {
  if (appEnv().TENANT_API_URL) return;
  await checkStore();
  await checkPooler();
  // Next's own bundle holds the pool that answers requests.
  await closeDatabasePool();
}

/** The web: Next behind our own HTTP server, as Next documents it ("Custom Server"). docs/decisions/0032. */
async function main(): Promise<void> {
  checkPart('web');
  stopsInOrder();
  provideMailRenderers();
  await checkServices();
  const { NODE_ENV, PORT: port, HOST: host } = appEnv();
  const dev = NODE_ENV === 'development';
  const httpServer = createWebServer((request, response) => handle(request, response));
  // Not the address that is listened on: with 127.0.0.1 a rewrite of the middleware loops (vercel/next.js#94745).
  const app = next({ dev, port, hostname: 'localhost', httpServer });
  const handle = app.getRequestHandler();
  await app.prepare();
  httpServer.once('error', (error: NodeJS.ErrnoException) => {
    process.stderr.write(`error: the web cannot listen: ${error.code ?? error.message}\n`);
    process.exit(1);
  });
  httpServer.listen(port, host, () => log().info({ port }, 'the web listens'));
  const stop = async () => {
    // In development the browser holds a live-update connection that never ends by itself.
    await stopServer(httpServer, dev ? 0 : PATIENCE_MS);
    // What was counted is written first: Next's bundle holds the pool for it.
    await runBeforeStop(LAST_WORK_MS);
    await Promise.race([app.close(), sleep(CLOSE_MS)]);
    process.exit(0);
  };
  let stopping = false;
  const onSignal = () => {
    if (!stopping) void stop();
    stopping = true;
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

main().catch(refuseStart);
