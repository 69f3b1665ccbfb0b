import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { freePort } from '../../launch/free-port.mjs';
import { guardedSpawn, heldProgram, signalGroup } from '../../launch/guarded-spawn.mjs';
import { ROOT } from '../../launch/root.mjs';
import { waitForHttp } from '../../launch/wait-for-http.mjs';
import { NGINX, localConf } from '../../nginx/local-conf.mjs';
import { PAGES, RETURNING, warm } from '../public-pages.mjs';
import { atLeast, median, mustHold, noted } from '../rows.mjs';

export const name = 'proxy';
export const title = 'A kept page from deploy/nginx.conf, beside nginx serving the same bytes as a file';

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 16;
const HEADERS = { ...RETURNING, 'accept-encoding': 'br' };

/** @param {import('../world.mjs').World} world */
async function startNginx(world) {
  const dir = join(world.dir, 'nginx');
  mkdirSync(join(dir, 'files'), { recursive: true });
  const [port, purgePort] = [await freePort(), await freePort()];
  const file = `location = /the-file { alias ${dir}/files/page; add_header Content-Encoding br; default_type text/html; }`;
  const place = { dir, web: Number(new URL(world.address).port), port, purgePort, modules: NGINX.modules };
  const shipped = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8');
  writeFileSync(join(dir, 'nginx.conf'), localConf(shipped, { ...place, extra: file }));
  const nginx = [NGINX.program, '-p', dir, '-e', `${dir}/error.log`, '-c', `${dir}/nginx.conf`];
  const child = guardedSpawn(heldProgram('SIGTERM', nginx), { env: process.env, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  world.onEnd(async () => {
    signalGroup(child, 'SIGTERM');
    await ended;
  });
  const address = `http://127.0.0.1:${port}`;
  await waitForHttp(`${address}/healthz`, 10_000);
  return { address, dir };
}

/** @param {string} url @returns {Promise<{ cache: unknown, body: Buffer }>} */
function fetchPacked(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: HEADERS }, (response) => {
      const parts = /** @type {Buffer[]} */ ([]);
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({ cache: response.headers['x-page-cache'], body: Buffer.concat(parts) }),
      );
    }).once('error', reject);
  });
}

/** The page as nginx keeps it; undefined where it keeps none. @param {string} url */
async function keptBody(url) {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { cache, body } = await fetchPacked(url);
    if (cache === 'HIT') return body;
  }
  return undefined;
}

/** @param {import('../world.mjs').World} world @param {number} pid @param {string} url */
async function load(world, pid, url) {
  const before = world.cpuMs(pid);
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers: HEADERS });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${url}: ${failed} requests failed`);
  const { total } = result.requests;
  return { perSecond: total / result.duration, cpu: (world.cpuMs(pid) - before) / total };
}

/**
 * Both in turn, so that whatever else the machine does falls on both; the first round is to warm up.
 * @param {import('../world.mjs').World} world @param {string} dir @param {string} page @param {string} file
 */
async function compare(world, dir, page, file) {
  const pid = Number(readFileSync(join(dir, 'nginx.pid'), 'utf8'));
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round += 1)
    rounds.push({ page: await load(world, pid, page), file: await load(world, pid, file) });
  return rounds.slice(1);
}

/** @param {import('../world.mjs').World} world */
export async function run(world) {
  if (!existsSync(NGINX.program) || !existsSync(NGINX.modules))
    return [mustHold('measured', false, 'not run: there is no nginx here')];
  const path = PAGES['product page'];
  await warm(world.address + path);
  const { address, dir } = await startNginx(world);
  const body = await keptBody(address + path);
  if (!body) return [mustHold('the page is kept', false, 'it is not')];
  writeFileSync(join(dir, 'files', 'page'), body);
  const rounds = await compare(world, dir, address + path, `${address}/the-file`);
  /** @param {(round: (typeof rounds)[number]) => number} of */
  const middle = (of) => median(rounds.map(of));
  return [
    noted('the page as it is sent', body.length / 1000, 'kB'),
    noted(
      'the kept page',
      middle((one) => one.page.perSecond),
      'requests/s',
    ),
    noted(
      'the file',
      middle((one) => one.file.perSecond),
      'requests/s',
    ),
    noted(
      'the kept page, processor time of nginx',
      middle((one) => one.page.cpu),
      'ms/request',
    ),
    noted(
      'the file, processor time of nginx',
      middle((one) => one.file.cpu),
      'ms/request',
    ),
    atLeast(
      'share of the file',
      middle((one) => one.page.perSecond / one.file.perSecond),
      0.7,
    ),
  ];
}
