import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { bundlePrograms, bundlesExist, loadBundler } from './bundle.mjs';
import { drawIfNeeded } from './draw-demo.mjs';
import { guardedSpawn } from '../launch/guarded-spawn.mjs';
import { LaunchError, explainOutput } from '../launch/fail.mjs';
import { hashSources } from './hash-sources.mjs';
import { readTail } from '../launch/log-file.mjs';
import { readJson, writePrivateJson } from '../launch/private-file.mjs';
import { ROOT } from '../launch/root.mjs';
import { slimFonts } from './slim-fonts.mjs';
import { squeezeStatic } from './squeeze-static.mjs';

export const NEXT_DIR = join(ROOT, process.env.NEXT_DIST_DIR || '.next');
const STAMP = join(NEXT_DIR, 'merchloom-build.json');
const NEXT = join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next');

/** Whether web and programs are what the sources say now. */
export function buildIsFresh(sources = hashSources()) {
  const made = existsSync(join(NEXT_DIR, 'BUILD_ID'));
  return made && bundlesExist() && readJson(STAMP)?.sources === sources;
}

/** @param {string} log */
async function buildNext(log) {
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const descriptor = openSync(log, 'w');
  const child = guardedSpawn([NEXT, 'build'], { env, stdio: ['ignore', descriptor, descriptor] });
  closeSync(descriptor);
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw new LaunchError(explainOutput('the build failed', readTail(log, 0), log));
}

async function bundle() {
  try {
    await bundlePrograms();
  } catch (error) {
    throw new LaunchError(explainOutput('the build failed', String(error.message)));
  }
}

/**
 * The demo's pictures are drawn beside Next's build, which leaves a processor idle for much of its time.
 * @param {string} sources @param {boolean} demo
 */
async function bundleAndDraw(sources, demo) {
  await bundle();
  if (demo) await drawIfNeeded(sources);
}

/**
 * Builds web and programs unless the last build was made of the same sources, and says so. `demo`: with the pictures of the
 * demo's products, which take a minute and a half of one processor where none are there; alone, if all else is built.
 * @param {string} logDir
 * @param {{ demo: boolean }} [wanted]
 * @returns {Promise<boolean>} whether it built or drew
 */
export async function buildIfNeeded(logDir, { demo } = { demo: true }) {
  const sources = hashSources();
  if (buildIsFresh(sources)) return demo ? drawIfNeeded(sources) : false;
  await loadBundler();
  const begun = Date.now();
  process.stdout.write('Building, which takes a minute or two the first time …\n');
  mkdirSync(logDir, { recursive: true });
  await Promise.all([buildNext(join(logDir, 'build.log')), bundleAndDraw(sources, demo)]);
  await Promise.all([
    squeezeStatic(join(NEXT_DIR, 'static')),
    slimFonts(join(ROOT, 'node_modules', '@fontsource'), join(NEXT_DIR, 'fonts')),
  ]);
  writePrivateJson(STAMP, { sources });
  process.stdout.write(`Built in ${Math.round((Date.now() - begun) / 1000)} s\n`);
  return true;
}
