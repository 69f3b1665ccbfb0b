import { readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { checkNode } from '../launch/check-node.mjs';
import { LaunchError, exitWith, explain } from '../launch/fail.mjs';
import { ROOT } from '../launch/root.mjs';
import { watchParent } from '../launch/watch-parent.mjs';
import { forgetForeignEnv } from '../test/foreign-env.mjs';
import { makeRunFolder } from '../test/run-folder.mjs';
import { tableOf, writeInto } from './table.mjs';

/**
 * @typedef {object} Section
 * @property {string} name
 * @property {string} title
 * @property {boolean} [first]  it measures the new world, before the worker has come to rest
 * @property {boolean} [last]  it leaves a world in which no other section can be relied on
 * @property {boolean} [onRequest]  it runs only where the command line names it
 * @property {(world: import('./world.mjs').World) => Promise<import('./rows.mjs').Row[]>} run
 */

/**
 * @typedef {object} Plan
 * @property {URL} sections  the folder of the sections
 * @property {string} document  under docs, where `--write` puts the tables
 * @property {Record<string, string>} [env]  settings of the stack
 * @property {boolean} [strict]  a line that does not hold fails the run: it is no matter of the machine
 */

forgetForeignEnv();
const { dir, temporary, remove } = makeRunFolder();
process.env.TMPDIR = temporary;

/** @type {(() => unknown)[]} */
const ends = [];

/** Cleans up in reverse order of start. */
async function cleanUp() {
  for (const end of ends.splice(0).reverse()) await end();
  remove();
}

let interrupted = false;

function interrupt() {
  if (interrupted) return;
  interrupted = true;
  void cleanUp().finally(() => process.exit(130));
}

/** @param {Section} section */
const placeOf = ({ first, last }) => (last ? 1 : 0) - (first ? 1 : 0);

/** @param {URL} folder @param {string[]} wanted @returns {Promise<Section[]>} */
async function loadSections(folder, wanted) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
  const names = files.map((file) => file.replace(/\.mjs$/, ''));
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new LaunchError(`there is no section ${unknown.join(', ')}; there are ${names.join(', ')}`);
  const chosen = files.filter((_, index) => wanted.length === 0 || wanted.includes(names[index] ?? ''));
  const sections = /** @type {Section[]} */ (
    await Promise.all(chosen.map((file) => import(new URL(file, folder).href)))
  );
  const due = sections.filter(({ onRequest }) => !onRequest || wanted.length > 0);
  return due.sort((a, b) => placeOf(a) - placeOf(b));
}

/** @param {Section} section @param {import('./world.mjs').World} world */
async function measure(section, world) {
  process.stdout.write(`\n${section.title}\n`);
  try {
    const rows = await section.run(world);
    process.stdout.write(`${tableOf(rows)}\n`);
    return { title: section.title, rows };
  } catch (error) {
    process.stderr.write(`${section.name} could not be measured: ${explain(error)}\n`);
    if (process.env.MERCHLOOM_DEBUG) process.stderr.write(`${error.stack}\n`);
    return undefined;
  }
}

/** @param {Plan} plan */
async function run({ sections: folder, document, env = {}, strict = false }) {
  checkNode();
  Object.assign(process.env, env);
  const given = process.argv.slice(2);
  const sections = await loadSections(
    folder,
    given.filter((word) => word !== '--write'),
  );
  const { startWorld } = await import('./world.mjs');
  const world = await startWorld(dir, (end) => ends.push(end));
  const { untilIdle } = await import('./until-idle.mjs');
  const results = [];
  for (const section of sections.filter((one) => one.first)) results.push(await measure(section, world));
  await untilIdle(world);
  for (const section of sections.filter((one) => !one.first)) results.push(await measure(section, world));
  await cleanUp();
  const measured = results.filter((result) => result !== undefined);
  const day = new Date().toISOString().slice(0, 10);
  const when = `Measured on ${day}, Node ${process.versions.node}, ${cpus().length} cores.`;
  if (given.includes('--write')) writeInto(join(ROOT, 'docs', document), measured, when);
  const held = measured.every(({ rows }) => rows.every(({ holds }) => holds !== false));
  return measured.length === results.length && (held || !strict) ? 0 : 1;
}

/**
 * Runs the sections named on the command line, or all, against a production stack, prints a table for each and ends the
 * process; exit code 1 if a section could not run or, for strict plans, a line fails. `--write` updates the tables in
 * the document.
 * @param {Plan} plan
 */
export function runSections(plan) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, interrupt);
  watchParent(interrupt);
  run(plan).then(
    (code) => process.exit(code),
    (error) => cleanUp().finally(() => exitWith(error)),
  );
}
