import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../launch/private-file.mjs';
import { ROOT } from '../launch/root.mjs';

const MODULES = join(ROOT, 'node_modules');

/** Next needs it only for its image optimiser. */
const LEFT_OUT = new Set(['sharp']);

/** @param {string} from @param {string} to */
function linkOrCopy(from, to) {
  try {
    linkSync(from, to);
  } catch (error) {
    // Another disk, or a file system without hard links: copy instead.
    if (error.code !== 'EXDEV' && error.code !== 'EPERM') throw error;
    copyFileSync(from, to);
  }
}

/** @param {string} from @param {string} to */
function linkFolder(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isFile()) linkOrCopy(source, target);
  }
}

/**
 * Creates a node_modules folder with these packages and their dependencies, as hard links to the installed ones: the
 * bundler does not follow symbolic links out of the folder.
 * @param {string[]} names
 * @param {string} dir
 */
export function linkPackages(names, dir) {
  const waiting = [...names];
  const done = new Set(LEFT_OUT);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const from = join(MODULES, name);
    if (done.has(name) || !existsSync(from)) continue;
    done.add(name);
    linkFolder(from, join(dir, 'node_modules', name));
    const { dependencies, optionalDependencies } = readJson(join(from, 'package.json')) ?? {};
    waiting.push(...Object.keys({ ...dependencies, ...optionalDependencies }));
  }
}
