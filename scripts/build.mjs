// `npm run build`: builds web and programs, unless the last build had the same sources. `-- --no-demo` leaves out the
// pictures of the demo's products.
import { join } from 'node:path';
import { checkNode } from './launch/check-node.mjs';
import { exitWith } from './launch/fail.mjs';

try {
  checkNode();
  const [{ buildIfNeeded }, { readSettings }] = await Promise.all([
    import('./build/build.mjs'),
    import('./launch/settings.mjs'),
  ]);
  const demo = !process.argv.includes('--no-demo');
  const built = await buildIfNeeded(join(readSettings().dataDir, 'logs'), { demo });
  process.stdout.write(built ? '' : 'The build is up to date.\n');
} catch (error) {
  exitWith(error);
}
