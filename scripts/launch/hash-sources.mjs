import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const FOLDERS = ['app', 'components', 'lib', 'messages', 'sandbox', 'scripts/db'];
const FILES =
  /^(package(-lock)?\.json|(middleware|server|instrumentation-client|tailwind\.config)\.ts|next\..*\.?mjs|.*\.config\.(mjs|js|ts))$/;
const NO_PART_OF_A_BUILD = /(\.test\.tsx?|\.md|~|\.swp)$|^(jest|eslint|playwright)\.config\./;

/** @param {string} dir @returns {string[]} */
function filesUnder(dir) {
  const found = [];
  for (const entry of readdirSync(join(ROOT, dir), { withFileTypes: true })) {
    const path = `${dir}/${entry.name}`;
    if (entry.isDirectory()) found.push(...filesUnder(path));
    else if (entry.isFile() && !NO_PART_OF_A_BUILD.test(entry.name)) found.push(path);
  }
  return found;
}

/** @param {string} dir */
function filesIfAny(dir) {
  try {
    return filesUnder(dir);
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

/** A text that changes whenever anything that a build reads has changed. */
export function hashSources() {
  const top = readdirSync(ROOT).filter((name) => FILES.test(name) && !NO_PART_OF_A_BUILD.test(name));
  const paths = [...top, ...FOLDERS.flatMap(filesIfAny)].sort();
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  for (const path of paths)
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(ROOT, path)))
      .update('\0');
  return hash.digest('hex');
}
