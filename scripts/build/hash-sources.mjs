import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../launch/root.mjs';

const FOLDERS = ['app', 'components', 'content', 'lib', 'messages', 'sandbox', 'scripts/db', 'scripts/seed'];
const FILES =
  /^(package(-lock)?\.json|(middleware|server|instrumentation-client|tailwind\.config)\.ts|next\..*\.?mjs|.*\.config\.(mjs|js|ts))$/;
const NO_PART_OF_A_BUILD = /(\.test\.tsx?|\.md|~|\.swp)$|^(jest|eslint|playwright)\.config\./;

/** @param {string} dir */
function filesUnder(dir) {
  if (!existsSync(join(ROOT, dir))) return [];
  return (
    readdirSync(join(ROOT, dir), { recursive: true, withFileTypes: true })
      // The pages of the help centre are Markdown files.
      .filter((entry) => entry.isFile() && (dir === 'content' || !NO_PART_OF_A_BUILD.test(entry.name)))
      .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name)).replaceAll('\\', '/'))
  );
}

/** A text that changes whenever anything that a build reads has changed. */
export function hashSources() {
  const top = readdirSync(ROOT).filter((name) => FILES.test(name) && !NO_PART_OF_A_BUILD.test(name));
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  for (const path of [...top, ...FOLDERS.flatMap(filesUnder)].sort())
    for (const part of [`${path}\0`, readFileSync(join(ROOT, path)), '\0']) hash.update(part);
  return hash.digest('hex');
}
