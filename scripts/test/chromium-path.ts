import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Path of the Chromium that the browser tests use. */
export function chromiumPath(): string {
  const finder = JSON.stringify(join(process.cwd(), 'scripts/test/find-chromium.mjs'));
  const code = `const { findTestChromium } = await import(${finder}); process.stdout.write(await findTestChromium());`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
}
