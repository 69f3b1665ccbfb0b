import { join } from 'node:path';
import { identityOf, waitUntilGone } from '../process-identity.mjs';
import { runCommand } from '../run-command.mjs';
import { findBinaries } from './find-binaries.mjs';

/** @param {number} pid @param {NodeJS.Signals} signal */
function signalTo(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * Fast shutdown: open transactions are rolled back, everything acknowledged is on disk.
 * After twenty seconds an immediate one, which costs a recovery at the next start and loses nothing.
 * @param {number} pid
 * @param {string} dir
 */
export async function stopPostgres(pid, dir) {
  if (process.platform === 'win32') {
    await runCommand([join(findBinaries(), 'bin', 'pg_ctl.exe'), 'stop', '-D', dir, '-m', 'fast']);
    return;
  }
  const identity = identityOf(pid);
  if (identity === '') return;
  signalTo(pid, 'SIGINT');
  if (await waitUntilGone(pid, identity, 20_000)) return;
  signalTo(pid, 'SIGQUIT');
  await waitUntilGone(pid, identity, 10_000);
}
