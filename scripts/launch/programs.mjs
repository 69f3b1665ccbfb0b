import { bundlePath } from '../build/bundle.mjs';

/**
 * With the code of every page loaded and its page cache full the web lives on 150 to 200 MB. On a large machine V8 would
 * let the heap grow to several times that before it collects; here it collects after a growth of 15 %. A young generation
 * of half the usual size saves 18 MB more. The limit (MB) is a backstop and must stay far above what lives: at 256 a web
 * that had served every page of client and staff spent its time collecting, and ended in the middle of a request.
 */
const WEB_HEAP = ['--max-old-space-size=512', '--heap-growing-percent=15', '--max-semi-space-size=8'];

/**
 * glibc keeps a pool of memory for each thread and gives little of it back. With two pools the web takes 319 MB under
 * the bench's load instead of 364, and no page is slower.
 */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };

/** For all but the web: twice V8's young generation, so that most of what a call allocates is never copied. */
const YOUNG_GENERATION = '--max-semi-space-size=32';

/** Where development puts its bundles, apart from those of the build. */
export const DEV_DIR = 'dist/dev';

/**
 * How each program of the product is run, and how long it may take to end politely: all but the stand-ins finish what
 * they are doing.
 * @param {'web' | 'api' | 'worker' | 'sandbox'} name
 * @param {{ env: NodeJS.ProcessEnv, log?: string, dev?: boolean }} options  the web's port is PORT
 * @returns {import('./program.mjs').Plan}
 */
export function planFor(name, { env, log, dev = false }) {
  const webFlags = dev ? [] : WEB_HEAP;
  const flags = name === 'web' ? webFlags : [YOUNG_GENERATION, '--enable-source-maps'];
  return {
    name,
    args: [...flags, bundlePath(name, dev ? DEV_DIR : 'dist')],
    env: { ...FEW_ARENAS, ...env },
    log,
    patience: name === 'sandbox' ? 3000 : 10_000,
  };
}
