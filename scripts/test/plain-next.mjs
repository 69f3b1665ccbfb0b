import { join } from 'node:path';
import { ROOT } from '../launch/root.mjs';
import { Supervised } from '../launch/supervise.mjs';
import { waitForHttp } from '../launch/wait-for-http.mjs';

const NEXT = join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next');
const LIMIT = 60_000;

/**
 * The same build under plain `next start`, without server.ts, beside a stack that runs.
 * @param {import('../launch/app-env.mjs').Place} place @param {number} port @param {NodeJS.ProcessEnv} env  the app's
 */
export async function startPlainNext(place, port, env) {
  const address = `http://localhost:${port}`;
  const own = { PORT: String(port), PUBLIC_URL: address, NEXTAUTH_URL: address };
  const web = new Supervised(
    {
      name: 'plain-next',
      args: [NEXT, 'start', '-p', String(port)],
      env: () => ({ ...env, ...own }),
      log: join(place.settings.dataDir, 'logs', 'web-plain-next.log'),
      patience: 10_000,
    },
    { onGiveUp: () => {}, onStart: () => {} },
  );
  await Promise.race([waitForHttp(`${address}/healthz`, LIMIT), web.failed]);
  web.ready();
  return { address, stop: () => web.stop() };
}
