import { freePort } from '../launch/free-port.mjs';
import { guardedSpawn, signalGroup } from '../launch/guarded-spawn.mjs';
import { planFor } from '../launch/programs.mjs';
import { waitForHttp } from '../launch/wait-for-http.mjs';
import { openTripCounter } from './trip-counter.mjs';

/**
 * The tenant API in its own process, as `npm run api` starts it, behind a counter of database round trips. The web
 * normally runs it in process; separately, no other queries are counted.
 * @param {import('./world.mjs').World} world
 */
export async function startCountedApi(world) {
  const counter = await openTripCounter(world.databaseUrl);
  const port = await freePort();
  const env = { ...world.env, DATABASE_URL: counter.url, API_PORT: String(port), NODE_ENV: 'production' };
  const { args } = planFor('api', { env });
  const child = guardedSpawn(args, { env, stdio: 'ignore' });
  const stop = () => {
    signalGroup(child, 'SIGKILL');
    counter.close();
  };
  world.onEnd(stop);
  const address = `http://localhost:${port}`;
  await waitForHttp(`${address}/api/csrf-cookie`, 20_000);
  return { address, read: counter.read, stop };
}
