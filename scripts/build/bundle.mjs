import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from '../launch/fail.mjs';
import { ROOT } from '../launch/root.mjs';

/** The programs, each bundled into one file so that it starts at once. The web's is the server around Next. */
const PROGRAMS = {
  web: 'server.ts',
  api: 'lib/tenant-api/serve.ts',
  worker: 'lib/workers/main.ts',
  sandbox: 'sandbox/main.ts',
  migrate: 'scripts/db/migrate.ts',
  seed: 'scripts/db/seed-once.ts',
  'draw-demo': 'scripts/db/draw-demo.ts',
  'check-payments': 'scripts/db/check-payments.ts',
  'check-figures': 'scripts/db/check-figures.ts',
  'audit-verify': 'scripts/db/audit-verify.ts',
};
/** @typedef {keyof typeof PROGRAMS} Program */

const ALL = /** @type {Program[]} */ (Object.keys(PROGRAMS));

/**
 * @param {Program} name
 * @param {string} [outdir]
 */
export function bundlePath(name, outdir = 'dist') {
  return join(ROOT, outdir, `${name}.cjs`);
}

export function bundlesExist() {
  return ALL.every((name) => existsSync(bundlePath(name)));
}

/**
 * Our own code goes into the bundle, packages stay in node_modules. CommonJS, because it takes packages of both
 * kinds the way Next and Jest do.
 * @param {Program[]} names
 * @param {string} outdir
 * @returns {import('esbuild').BuildOptions}
 */
function options(names, outdir) {
  return {
    absWorkingDir: ROOT,
    entryPoints: Object.fromEntries(names.map((name) => [name, PROGRAMS[name]])),
    outdir,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20.19',
    packages: 'external',
    alias: { '@': ROOT, 'server-only': join(ROOT, 'scripts/test/empty-module.ts') },
    jsx: 'automatic',
    sourcemap: true,
    keepNames: true,
    logLevel: 'silent',
  };
}

/** Loaded only to build and by the sandbox: a built product runs without the development packages. */
export async function loadBundler() {
  try {
    return await import('esbuild');
  } catch {
    throw new LaunchError('a build and the demo need the development packages: npm ci --include=dev');
  }
}

/**
 * Bundles these programs into `outdir`. Throws with esbuild's messages.
 * @param {Program[]} [names]
 * @param {string} [outdir]
 */
export async function bundlePrograms(names = ALL, outdir = 'dist') {
  const { build } = await loadBundler();
  await build(options(names, outdir));
}

/**
 * Bundles one program now and whenever its sources change; `onChange` hears of every later bundle.
 * @param {Program} name
 * @param {string} outdir
 * @param {(errors: string[]) => void} onChange
 */
export async function watchProgram(name, outdir, onChange) {
  let first = true;
  const tell = {
    name: 'tell',
    setup(build) {
      build.onEnd((result) => {
        if (!first) onChange(result.errors.map((error) => error.text));
        first = false;
      });
    },
  };
  const { context } = await loadBundler();
  const watching = await context({ ...options([name], outdir), plugins: [tell] });
  await watching.rebuild();
  await watching.watch();
}
