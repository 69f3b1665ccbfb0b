import { relative } from 'node:path';
import { banner } from './banner.mjs';
import { exitWith } from './fail.mjs';
import { readSettings } from './settings.mjs';
import { Stack } from './stack.mjs';
import { watchParent } from './watch-parent.mjs';

/**
 * Runs the stack until a signal, the death of npm, or something that cannot be healed ends it.
 * @param {Omit<import('./stack.mjs').StackOptions, 'onLost'>} options
 */
export async function runStack(options) {
  const begun = Date.now();
  const settings = readSettings();
  const stack = new Stack(settings, {
    ...options,
    onLost: (error) => void stack.stop().finally(() => exitWith(error)),
  });
  let asked = false;
  const end = () => {
    asked = true;
    void stack.stop().then(() => process.exit(0), exitWith);
  };
  const onSignal = () => {
    // A second Ctrl-C does not wait; what still runs notices that this process is gone.
    if (asked) process.exit(130);
    process.stdout.write('\nStopping …\n');
    end();
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, onSignal);
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  // On Ctrl-C npm is gone at once, while this process still stops what it started.
  watchParent(() => asked || end());
  try {
    const { address, env } = await stack.start();
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    const logs = relative(process.cwd(), settings.dataDir) || settings.dataDir;
    process.stdout.write(
      banner({ address, env, standIns: settings.standIns, seconds, logs: `${logs}/logs` }),
    );
  } catch (error) {
    if (!asked) throw error;
  }
}
