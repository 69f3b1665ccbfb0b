import { join } from 'node:path';
import { Program } from '../launch/program.mjs';
import { ROOT } from '../launch/root.mjs';

const NEXT = join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next');

/**
 * The same build under plain `next start`, without server.ts, beside a running stack.
 * @param {import('../launch/app-env.mjs').Place} place @param {number} port @param {NodeJS.ProcessEnv} env  the app's
 */
export async function startPlainNext(place, port, env) {
  const address = `http://localhost:${port}`;
  const own = { PORT: String(port), PUBLIC_URL: address, NEXTAUTH_URL: address };
  const web = new Program({
    name: 'plain-next',
    args: [NEXT, 'start', '-p', String(port)],
    env: { ...env, ...own },
    log: join(place.settings.dataDir, 'logs', 'web-plain-next.log'),
    patience: 10_000,
  });
  await web.untilUp(`${address}/healthz`);
  return { address, stop: () => web.stop() };
}
