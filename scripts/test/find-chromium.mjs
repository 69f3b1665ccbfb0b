import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { LaunchError } from '../launch/fail.mjs';
import { runCommand } from '../launch/run-command.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function systemChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...ELSEWHERE].find(isProgram);
}

async function playwrightChromium() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/** On Debian as root: installs the distribution's package. */
async function installChromium() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get'))
    return undefined;
  process.stdout.write('No Chromium was found: installing the system’s own package …\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand(['apt-get', 'update', '-qq'], { env });
  const install = [
    'apt-get',
    'install',
    '-y',
    '-qq',
    '--no-install-recommends',
    'chromium',
    'fonts-liberation',
  ];
  const { status, stderr } = await runCommand(install, { env });
  if (status !== 0) process.stderr.write(stderr);
  return systemChromium();
}

/**
 * The Chromium for tests: CHROMIUM_PATH, else the system's, else Playwright's, else the distribution's package, installed now.
 * @returns {Promise<string>}
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !isProgram(given)) throw new LaunchError(`CHROMIUM_PATH names no program: ${given}`);
  const found = given || systemChromium() || (await playwrightChromium()) || (await installChromium());
  if (found) return found;
  throw new LaunchError(
    'no Chromium: install one, set CHROMIUM_PATH, or run npx playwright install chromium',
  );
}
