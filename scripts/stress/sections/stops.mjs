import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, mustHold, noted } from '../../bench/rows.mjs';
import { freePort } from '../../launch/free-port.mjs';
import { guardedSpawn, signalGroup } from '../../launch/guarded-spawn.mjs';
import { planFor } from '../../launch/programs.mjs';
import { waitForHttp } from '../../launch/wait-for-http.mjs';

export const name = 'stops';
export const title = 'A web that is asked to end (SIGTERM) while 32 connections are never idle';

const CONNECTIONS = 32;
const LOAD_MS = 3_000;
/** What npm and systemd give it. */
const PATIENCE_S = 10;
/** A kept page, one that Next renders, and a call. */
const PATHS = ['/fjord-fern', '/login?lang=de', '/api/storefront/fjord-fern'];

/**
 * @typedef {object} Told
 * @property {number} whole  answers
 * @property {number} broken  no whole answer, though asked for before the signal or begun
 * @property {number} away  turned away after the signal, before anything was answered
 * @property {boolean} signalled
 */

/** A whole answer's status, or why there is none. @param {string} url @param {Agent} agent @returns {Promise<any>} */
function ask(url, agent) {
  return new Promise((resolve) => {
    const request = get(url, { agent, headers: { cookie: 'i18n_redirected=en' } }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.complete ? answer.statusCode : 'cut off'));
      answer.once('error', () => resolve('cut off'));
    });
    request.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? 'failed'));
  });
}

/** Asks over one connection until the web takes no more. @param {string} address @param {number} first @param {Told} told */
async function neverIdle(address, first, told) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = first; ; turn += 1) {
    const { signalled } = told;
    const answer = await ask(address + PATHS[turn % PATHS.length], agent);
    if (answer === 200) told.whole += 1;
    else if (signalled && /^ECONN/.test(answer)) told.away += 1;
    else told.broken += 1;
    if (answer === 'ECONNREFUSED') break;
  }
  agent.destroy();
}

/** @param {import('../../bench/world.mjs').World} world */
async function startWeb(world) {
  const port = await freePort();
  const env = { ...world.env, PORT: String(port), NODE_ENV: 'production' };
  const child = guardedSpawn(planFor('web', { env }).args, { env, stdio: 'ignore' });
  world.onEnd(() => signalGroup(child, 'SIGKILL'));
  const exited = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));
  const address = `http://localhost:${port}`;
  await waitForHttp(`${address}/healthz`, 60_000);
  return { address, child, exited };
}

/** @param {import('../../bench/world.mjs').World} world */
export async function run(world) {
  const { address, child, exited } = await startWeb(world);
  for (const path of PATHS) await fetch(address + path).then((answer) => answer.arrayBuffer());
  /** @type {Told} */
  const told = { whole: 0, broken: 0, away: 0, signalled: false };
  const connections = Array.from({ length: CONNECTIONS }, (_, index) => neverIdle(address, index, told));
  await sleep(LOAD_MS);
  const before = told.whole;
  const begun = performance.now();
  told.signalled = true;
  child.kill('SIGTERM');
  const late = sleep(2 * PATIENCE_S * 1000, 'too late', { ref: false });
  const how = await Promise.race([exited, late]);
  const seconds = (performance.now() - begun) / 1000;
  if (how === 'too late') signalGroup(child, 'SIGKILL');
  await Promise.all(connections);
  return [
    noted('whole answers before the signal', before),
    noted('whole answers after it', told.whole - before),
    noted('turned away after it', told.away),
    atMost('requests under way without a whole answer', told.broken, 0),
    atMost('from the signal to the end', seconds, PATIENCE_S, 's'),
    mustHold('it ends by itself, exit code', how === 0, String(how)),
  ];
}
