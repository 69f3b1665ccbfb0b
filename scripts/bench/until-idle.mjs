import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 1500;
const LONGEST_MS = 180_000;
/** Fraction of one core. */
const IDLE = 0.1;

/**
 * Waits until a new world's worker is idle: what it looks after first would distort measurements.
 * @param {import('./world.mjs').World} world
 */
export async function untilIdle(world) {
  const { worker } = world.pids();
  const until = Date.now() + LONGEST_MS;
  for (let rested = 0; rested < 3 && Date.now() < until;) {
    const before = world.cpuMs(worker);
    await sleep(LOOK_MS);
    rested = (world.cpuMs(worker) - before) / LOOK_MS < IDLE ? rested + 1 : 0;
  }
}
