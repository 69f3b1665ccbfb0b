import { join } from 'node:path';
import { guardedSpawn, signalGroup } from '../launch/guarded-spawn.mjs';
import { ROOT } from '../launch/root.mjs';

/** @typedef {(text: string) => void} Hear */

/**
 * What a step is given.
 * @typedef {object} Desk
 * @property {string} dir  a temporary folder of this run
 * @property {(args: string[], env?: NodeJS.ProcessEnv, hear?: Hear) => Promise<number>} node  runs a Node program, resolves to
 * its exit code; `hear` gets its output too
 * @property {(text: string) => void} say
 * @property {(stop: () => Promise<void>) => void} onEnd
 */

/** @param {string} path */
export const bin = (path) => join(ROOT, 'node_modules', path);

/** @param {number} code @returns {import('./read-report.mjs').Count} */
export const one = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Ends every program that a step has started. */
export function killAll() {
  for (const child of running) signalGroup(child, 'SIGKILL');
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {((text: string) => void) | undefined} collect  gets the output; undefined: it goes to the terminal
 * @returns {Promise<number>}
 */
function runNode(args, env, collect) {
  return new Promise((resolve, reject) => {
    const out = collect ? 'pipe' : 'inherit';
    const child = guardedSpawn(args, { env: { ...process.env, ...env }, stdio: ['ignore', out, out] });
    running.add(child);
    for (const stream of collect ? [child.stdout, child.stderr] : []) {
      stream?.setEncoding('utf8').on('data', (text) => collect?.(text));
    }
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/** A program that writes to a pipe would show no colours, though its output ends in a terminal. */
const colours = () => (process.stdout.isTTY ? { FORCE_COLOR: '1' } : {});

/**
 * @param {string} dir
 * @param {Desk['onEnd']} onEnd
 * @param {boolean} quiet  keeps the output back, for a step that runs beside another
 * @returns {{ desk: Desk, output: () => string }}
 */
export function makeDesk(dir, onEnd, quiet) {
  let kept = '';
  const collect = quiet ? (/** @type {string} */ text) => void (kept += text) : undefined;
  const say = collect ?? ((/** @type {string} */ text) => void process.stdout.write(text));
  /** @type {Desk['node']} */
  const node = (args, env = {}, hear) => {
    if (!hear) return runNode(args, env, collect);
    const shown = (/** @type {string} */ text) => {
      hear(text);
      say(text);
    };
    return runNode(args, { ...colours(), ...env }, shown);
  };
  const desk = { dir, onEnd, say, node };
  return { desk, output: () => kept };
}
