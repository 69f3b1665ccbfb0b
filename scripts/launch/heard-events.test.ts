/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEARD_EVENTS, OWN_EVENTS } from '@/lib/payments/stripe/verify-webhook';

/** What the demo's stand-in is told to send. */
function sentByDemo(): string[] {
  const launcher = JSON.stringify(join(__dirname, 'app-env.mjs'));
  const program = `import { sandboxEnv } from ${launcher};
    const place = { settings: {}, port: 1, sandbox: { stripe: 2 } };
    process.stdout.write(sandboxEnv(place, {}).SANDBOX_STRIPE_EVENTS);`;
  const args = ['--input-type=module', '-e', program];
  return execFileSync(process.execPath, args, { encoding: 'utf8' }).split(',');
}

test('the demo’s stand-in sends every event that the app acts on, and README names them all', () => {
  const all = [...new Set([...HEARD_EVENTS, ...OWN_EVENTS])];
  expect(sentByDemo().sort()).toEqual([...all].sort());
  const readme = readFileSync(join(__dirname, '../../README.md'), 'utf8');
  expect(all.filter((type) => !readme.includes(`\`${type}\``))).toEqual([]);
});
