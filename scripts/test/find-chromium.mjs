import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { LaunchError } from '../launch/fail.mjs';
import { runCommand } from '../launch/run-command.mjs';

/** Chromium without windows: the same engine for a third less processor time. */
const HEADLESS = ['chromium-headless-shell', 'chrome-headless-shell'];
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

/** @param {readonly string[]} names */
function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

const systemChromium = () => onPath(NAMES) ?? ELSEWHERE.find(isProgram);

async function playwrightChromium() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/** On Debian as root: installs a package of the distribution. @param {'chromium' | 'chromium-headless-shell'} name */
async function install(name) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get'))
    return undefined;
  process.stdout.write('No Chromium was found: installing the system’s own package …\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand(['apt-get', 'update', '-qq'], { env });
  const command = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'];
  const { status, stderr } = await runCommand(command, { env });
  if (status !== 0) process.stderr.write(stderr);
  return onPath([name]);
}

/**
 * A Chromium as people have it: CHROMIUM_PATH, else the system's, else Playwright's, else a newly installed package.
 * @returns {Promise<string>}
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !isProgram(given)) throw new LaunchError(`CHROMIUM_PATH names no program: ${given}`);
  const found = given || systemChromium() || (await playwrightChromium()) || (await install('chromium'));
  if (found) return found;
  throw new LaunchError(
    'no Chromium: install one, set CHROMIUM_PATH, or run npx playwright install chromium',
  );
}

/**
 * The Chromium for tests: CHROMIUM_PATH, else a headless shell, else any other; where there is none, a headless shell
 * is installed.
 * @returns {Promise<string>}
 */
export async function findTestChromium() {
  if (process.env.CHROMIUM_PATH) return findChromium();
  const other = systemChromium() ?? (await playwrightChromium());
  return onPath(HEADLESS) ?? other ?? (await install('chromium-headless-shell')) ?? findChromium();
}
