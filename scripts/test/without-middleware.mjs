import { mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { NEXT_DIR } from '../build/build.mjs';
import { Program } from '../launch/program.mjs';
import { planFor } from '../launch/programs.mjs';
import { ROOT } from '../launch/root.mjs';

const COPY = join(NEXT_DIR, 'without-middleware');
const MIDDLEWARE = '/_middleware';

/** @param {string} from @param {string} to @param {(name: string) => boolean} but */
function linkAll(from, to, but) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) if (!but(name)) symlinkSync(join(from, name), join(to, name));
}

/** @param {string} name @param {(manifest: any) => object} change  throws when there was no middleware to take out */
function rewrite(name, change) {
  const manifest = JSON.parse(readFileSync(join(NEXT_DIR, 'server', name), 'utf8'));
  writeFileSync(join(COPY, 'server', name), JSON.stringify(change(manifest)));
}

/** Links to all files of the build, but for the two lists that name its middleware. */
function copyBuild() {
  rmSync(COPY, { recursive: true, force: true });
  const lists = ['middleware-manifest.json', 'functions-config-manifest.json'];
  linkAll(NEXT_DIR, COPY, (name) => ['server', 'cache', 'without-middleware'].includes(name));
  linkAll(join(NEXT_DIR, 'server'), join(COPY, 'server'), (name) => lists.includes(name));
  let found = false;
  rewrite('middleware-manifest.json', (manifest) => {
    found ||= Object.keys(manifest.middleware).length > 0;
    return { ...manifest, middleware: {}, sortedMiddleware: [] };
  });
  rewrite('functions-config-manifest.json', (manifest) => {
    const { [MIDDLEWARE]: middleware, ...functions } = manifest.functions;
    found ||= middleware !== undefined;
    return { ...manifest, functions };
  });
  if (!found) throw new Error('this build has no middleware to take out');
}

/**
 * A second web of this build without its middleware, beside a running stack.
 * @param {import('../launch/app-env.mjs').Place} place @param {number} port @param {NodeJS.ProcessEnv} env  the app's
 */
export async function startWithoutMiddleware(place, port, env) {
  copyBuild();
  const address = `http://localhost:${port}`;
  const own = { PORT: String(port), PUBLIC_URL: address, NEXTAUTH_URL: address };
  const plan = planFor('web', {
    env: { ...env, ...own, NEXT_DIST_DIR: relative(ROOT, COPY) },
    log: join(place.settings.dataDir, 'logs', 'web-without-middleware.log'),
  });
  const web = new Program(plan);
  await web.untilUp(`${address}/healthz`);
  return { address, stop: () => web.stop() };
}
