import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Path of the Chromium that the browser tests use. */
export function chromiumPath(): string {
  const finder = JSON.stringify(join(process.cwd(), 'scripts/test/find-chromium.mjs'));
  const code = `const { findChromium } = await import(${finder}); process.stdout.write(await findChromium());`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
}
