import { freePort } from '../launch/free-port.mjs';
import { guardedSpawn, signalGroup } from '../launch/guarded-spawn.mjs';
import { planFor } from '../launch/programs.mjs';
import { waitForHttp } from '../launch/wait-for-http.mjs';

const LONGEST_MS = 30_000;

/**
 * Starts a second API or worker of this world, which exits at a fail point (lib/env/fail-point.ts); without one it runs
 * until `end`.
 * @param {import('../bench/world.mjs').World} world @param {'api' | 'worker'} part @param {string} [point]
 */
export async function startBeside(world, part, point) {
  const port = part === 'api' ? await freePort() : 0;
  const own = part === 'api' ? { API_PORT: String(port) } : { QUEUE_DATABASE_URL: world.ownerUrl };
  const env = { ...world.env, ...own, ...(point ? { FAIL_POINT: point } : {}), NODE_ENV: 'production' };
  const { args } = planFor(part, { env });
  const child = guardedSpawn(args, { env, stdio: 'ignore' });
  const exited = new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
  const end = async () => {
    signalGroup(child, 'SIGTERM');
    await exited;
  };
  world.onEnd(() => signalGroup(child, 'SIGKILL'));
  const address = `http://localhost:${port}`;
  if (part === 'api') await waitForHttp(`${address}/api/csrf-cookie`, 20_000);
  /** Whether it was killed in time. */
  const died = async () => {
    const late = new Promise((resolve) => setTimeout(() => resolve('too late'), LONGEST_MS).unref());
    const how = await Promise.race([exited, late]);
    if (how === 'too late') signalGroup(child, 'SIGKILL');
    return how === 'SIGKILL';
  };
  return { address, died, end };
}
