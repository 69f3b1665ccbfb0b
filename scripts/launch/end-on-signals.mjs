import { exitWith } from './fail.mjs';
import { watchParent } from './watch-parent.mjs';

/**
 * Calls `stop` once, on Ctrl-C, on a signal or when npm is gone, and ends this process after it. A second Ctrl-C does not
 * wait: what still runs notices that this process is gone.
 * @param {() => Promise<unknown>} stop
 * @returns {() => boolean}  whether the end was asked for
 */
export function endOnSignals(stop) {
  let asked = false;
  const end = () => {
    asked = true;
    void stop().then(() => process.exit(0), exitWith);
  };
  const onSignal = () => {
    if (asked) process.exit(130);
    end();
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, onSignal);
  // A closed terminal must not keep this process from stopping what it started.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  // On Ctrl-C npm is gone at once, while this process still stops what it started.
  watchParent(() => asked || end());
  return () => asked;
}
