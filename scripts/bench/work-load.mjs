import { median } from './rows.mjs';

const CONNECTIONS = 16;

/**
 * @typedef {object} Reading
 * @property {number} done
 * @property {number} perSecond
 * @property {number} middle  milliseconds one takes, at the median
 * @property {number} slow  at the 95th percentile
 * @property {Record<string, number>} cpu  process → milliseconds of processor time for each one
 * @property {number} webMb  the web's memory at its highest
 */

/**
 * Repeats `one` for some seconds, 16 at a time; a failure ends the measurement. CPU time gives the cost of each
 * independent of other load, and includes the worker's.
 * @param {import('./world.mjs').World} world
 * @param {number} seconds
 * @param {(number: number) => Promise<void>} one
 * @returns {Promise<Reading>}
 */
export async function workFor(world, seconds, one) {
  const pids = Object.entries(world.pids());
  const before = pids.map(([, pid]) => world.cpuMs(pid));
  const memory = world.watchPeakRss(world.pids().web);
  const times = /** @type {number[]} */ ([]);
  let begun = 0;
  const start = performance.now();
  const until = start + seconds * 1000;
  const repeat = async () => {
    while (performance.now() < until) {
      const from = performance.now();
      await one((begun += 1));
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, repeat));
  const passed = (performance.now() - start) / 1000;
  const cpu = pids.map(([name, pid], index) => [
    name,
    (world.cpuMs(pid) - (before[index] ?? 0)) / times.length,
  ]);
  times.sort((a, b) => a - b);
  return {
    done: times.length,
    perSecond: times.length / passed,
    middle: median(times),
    slow: times[Math.floor(times.length * 0.95)] ?? 0,
    cpu: Object.fromEntries(cpu),
    webMb: memory.stop(),
  };
}

/** @param {string} what @param {Reading} reading */
export function costRows(what, { middle, slow, cpu }) {
  const parts = Object.entries(cpu).map(([name, ms]) => `${name} ${ms.toFixed(1)}`);
  return [
    { what: `${what}, half take at most`, figure: `${middle.toFixed(0)} ms`, budget: '', holds: undefined },
    { what: `${what}, 95 of 100 at most`, figure: `${slow.toFixed(0)} ms`, budget: '', holds: undefined },
    { what: `${what}, processor time`, figure: `${parts.join(', ')} ms`, budget: '', holds: undefined },
  ];
}
