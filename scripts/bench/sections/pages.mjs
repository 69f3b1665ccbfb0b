import autocannon from 'autocannon';
import { barePage } from '../bare-page.mjs';
import { PAGES, RETURNING, warm } from '../public-pages.mjs';
import { atLeast, atMost, median, noted } from '../rows.mjs';

export const name = 'pages';
export const title = 'Pages under 16 connections';

const CONNECTIONS = 16;
const ROUNDS = 5;
const SECONDS = 5;
/** Number of requests for JIT warm-up; a count, because a busy machine answers few per second. */
const WARM_UP = 3000;

/** Headers of a browser. */
const BROWSER = { 'accept-language': 'en-GB,en;q=0.9' };

/**
 * @typedef {object} Target
 * @property {string} what
 * @property {string} url
 * @property {number} pid  of the process that answers
 * @property {Record<string, string>} headers
 * @property {number} [budget]  the least share of the bare page's requests a second
 *
 * @typedef {{ perSecond: number, cpu: number }} Reading  cpu: milliseconds of processor time per request
 */

/** @param {import('../world.mjs').World} world @param {Target} target @param {{ duration: number } | { amount: number }} extent @returns {Promise<Reading>} */
async function load(world, { what, url, pid, headers }, extent) {
  const before = world.cpuMs(pid);
  const result = await autocannon({ url, connections: CONNECTIONS, headers, ...extent });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${what}: ${failed} of ${result.requests.total} requests failed`);
  const cpu = (world.cpuMs(pid) - before) / result.requests.total;
  return { perSecond: result.requests.total / result.duration, cpu };
}

/**
 * Measures all targets in turn, several rounds, so that other load affects all of them equally.
 * @param {import('../world.mjs').World} world
 * @param {Target[]} targets
 */
async function interleave(world, targets) {
  const readings = targets.map(() => /** @type {Reading[]} */ ([]));
  for (const target of targets) await load(world, target, { amount: WARM_UP });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, target] of targets.entries())
      readings[index]?.push(await load(world, target, { duration: SECONDS }));
  }
  return targets.map((target, index) => {
    const own = readings[index] ?? [];
    const perSecond = own.map((one) => one.perSecond);
    // Each round is compared with the bare page's same round, so that a slow minute spoils only one round.
    const shares = perSecond.map((one, round) => one / (readings[0]?.[round]?.perSecond ?? 1));
    const costs = own.map((one, round) => one.cpu / (readings[0]?.[round]?.cpu ?? 1));
    return {
      target,
      perSecond: median(perSecond),
      cpu: median(own.map((one) => one.cpu)),
      share: median(shares),
      cost: median(costs),
    };
  });
}

/** @param {import('../world.mjs').World} world @param {number} bytes @returns {Promise<Target[]>} */
async function targetsOf(world, bytes) {
  const bare = await barePage(world, bytes);
  const { web } = world.pids();
  const visits = /** @type {const} */ ([
    ['returning visitor', { ...BROWSER, ...RETURNING }, 0.8],
    ['first visit', BROWSER, 0.55],
  ]);
  const pages = visits.flatMap(([visit, headers, share]) =>
    Object.entries(PAGES).map(([page, path]) => ({
      what: `${page}, ${visit}`,
      url: world.address + path,
      pid: web,
      headers,
      budget: share,
    })),
  );
  return [
    { what: 'bare page', url: bare.address, pid: bare.pid, headers: { ...BROWSER, ...RETURNING } },
    ...pages,
  ];
}

/** @param {import('../world.mjs').World} world */
export async function run(world) {
  const sizes = [];
  for (const path of Object.values(PAGES)) sizes.push(Buffer.byteLength(await warm(world.address + path)));
  const targets = await targetsOf(world, sizes[0] ?? 0);
  const memory = world.watchPeakRss(world.pids().web);
  const figures = await interleave(world, targets);
  const peak = memory.stop();
  return [
    ...Object.keys(PAGES).map((page, index) => noted(`${page}, document`, (sizes[index] ?? 0) / 1000, 'kB')),
    ...figures.map(({ target, perSecond }) => noted(target.what, perSecond, 'requests/s')),
    ...figures.map(({ target, cpu }) => noted(`${target.what}, processor time`, cpu, 'ms/request')),
    ...figures
      .slice(1)
      .map(({ target, cost }) => noted(`${target.what}, processor time in bare pages`, cost)),
    ...figures.flatMap(({ target, share }) =>
      target.budget ? [atLeast(`${target.what}, share of the bare page`, share, target.budget)] : [],
    ),
    atMost('web process, peak memory under this load', peak, 350, 'MB'),
  ];
}
