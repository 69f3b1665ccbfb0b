import { spawn, spawnSync } from 'node:child_process';
import { ROOT } from './root.mjs';

const GUARD = new URL('./die-with-parent.mjs', import.meta.url).href;
const GUARD_DESCRIPTOR = 3;

/** @type {string[] | undefined} */
let deathSignal;

/** On Linux the kernel tells a child of its parent's death, which also reaches one that is busy. */
function onParentDeath() {
  if (deathSignal) return deathSignal;
  const command = ['setpriv', '--pdeathsig', 'TERM'];
  const works =
    process.platform === 'linux' && spawnSync('setpriv', ['--pdeathsig', 'TERM', 'true']).status === 0;
  deathSignal = works ? command : [];
  return deathSignal;
}

/**
 * Starts Node on a script in a group of its own (a Ctrl-C meant for the launcher must not reach it), in a way that
 * it ends when this process does, however this process ends.
 * @param {string[]} args  Node's arguments
 * @param {{ env: NodeJS.ProcessEnv, stdio: import('node:child_process').StdioOptions }} options
 * @returns {import('node:child_process').ChildProcess}
 */
export function guardedSpawn(args, { env, stdio }) {
  const [first, second, third] = Array.isArray(stdio) ? stdio : [stdio, stdio, stdio];
  const command = [...onParentDeath(), process.execPath, '--import', GUARD, ...args];
  const [program = '', ...rest] = command;
  const child = spawn(program, rest, {
    cwd: ROOT,
    detached: true,
    env: { ...env, MERCHLOOM_GUARD_FD: String(GUARD_DESCRIPTOR) },
    stdio: [first, second, third, 'pipe'],
  });
  child.stdio[GUARD_DESCRIPTOR]?.on('error', () => {});
  return child;
}

/**
 * Ends a child and all it started.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(child, signal) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
