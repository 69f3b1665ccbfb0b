import { relative } from 'node:path';
import { endOnSignals } from './end-on-signals.mjs';
import { exitWith } from './fail.mjs';
import { readSettings } from './settings.mjs';
import { Stack } from './stack.mjs';

/** The people of the demo world (docs/demo.md). */
const PEOPLE = [
  ['admin@fjord-fern.example', 'client admin, Fjord & Fern Coffee'],
  ['manager@fjord-fern.example', 'client account manager'],
  ['service@fjord-fern.example', 'client customer service'],
  ['admin@lumen-robotics.example', 'client admin, Lumen Robotics'],
  ['admin@prairie-run.example', 'client admin, Prairie Run Club'],
  ['admin@tidewater-books.example', 'client admin, Tidewater Books'],
  ['super@merchloom.example', 'staff, admin'],
  ['accounts@merchloom.example', 'staff, account manager'],
  ['care@merchloom.example', 'staff, customer service'],
];

/**
 * What is printed once everything runs.
 * @param {{ address: string, env: NodeJS.ProcessEnv, standIns: boolean, seconds: string, logs: string }} facts
 */
function banner({ address, env, standIns, seconds, logs }) {
  const lines = ['', `Merchloom runs at   ${address}   (started in ${seconds} s)`];
  if (standIns) {
    if (env.INBOX_URL) lines.push(`Mail inbox          ${env.INBOX_URL}`);
    lines.push(`A store             ${address}/fjord-fern`, `Log in              ${address}/login`, '');
    for (const [email = '', who = ''] of PEOPLE) lines.push(`  ${email.padEnd(32)} ${who}`);
    lines.push('', '  The password of each is Demo-pass-2026', '', `Logs are in ${logs}`);
  }
  lines.push('Ctrl-C stops everything.', '');
  return `${lines.join('\n')}\n`;
}

/**
 * Runs the stack until a signal, the death of npm, or the end of one of its parts.
 * @param {Omit<import('./stack.mjs').StackOptions, 'onLost'>} options
 */
export async function runStack(options) {
  const begun = Date.now();
  const settings = readSettings();
  const { dataDir, standIns } = settings;
  const onLost = (/** @type {Error} */ error) => void stack.stop().finally(() => exitWith(error));
  const stack = new Stack(settings, { ...options, onLost });
  const isAsked = endOnSignals(() => {
    process.stdout.write('\nStopping …\n');
    return stack.stop();
  });
  try {
    const { address, env } = await stack.start();
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    const logs = `${relative(process.cwd(), dataDir) || dataDir}/logs`;
    process.stdout.write(banner({ address, env, standIns, seconds, logs }));
  } catch (error) {
    if (!isAsked()) throw error;
  }
}
