import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sendSignal } from './process-identity.mjs';
import { ROOT } from './root.mjs';

const GUARD = new URL('./die-with-parent.mjs', import.meta.url).href;
const GUARD_DESCRIPTOR = 3;
const HOLDER = fileURLToPath(new URL('./hold-program.mjs', import.meta.url));

/**
 * Starts Node on a script in a group of its own (a Ctrl-C meant for the launcher must not reach it). It ends when this
 * process does, however this process ends (docs/decisions/0053).
 * @param {string[]} args  Node's arguments
 * @param {{ env: NodeJS.ProcessEnv, stdio: import('node:child_process').StdioOptions }} options
 * @returns {import('node:child_process').ChildProcess}
 */
export function guardedSpawn(args, { env, stdio }) {
  const [first, second, third] = Array.isArray(stdio) ? stdio : [stdio, stdio, stdio];
  const child = spawn(process.execPath, ['--import', GUARD, ...args], {
    cwd: ROOT,
    detached: true,
    env: { ...env, MERCHLOOM_GUARD_FD: String(GUARD_DESCRIPTOR) },
    stdio: [first, second, third, 'pipe'],
  });
  child.stdio[GUARD_DESCRIPTOR]?.on('error', () => {});
  return child;
}

/**
 * Node's arguments that run another program, which then ends with the launcher as Node's own do.
 * @param {NodeJS.Signals} endSignal  by which it is asked to end
 * @param {string[]} command
 */
export const heldProgram = (endSignal, command) => [HOLDER, endSignal, ...command];

/**
 * Ends a child and all it started.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(child, signal) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  sendSignal(process.platform === 'win32' ? child.pid : -child.pid, signal);
}
