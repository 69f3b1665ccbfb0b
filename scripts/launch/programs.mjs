import { bundlePath } from './bundle.mjs';

/**
 * The web lives on 130 MB once its pages are cached. V8 would let several times as much lie before it collects, since the
 * machine has more: it is to collect once a seventh of that has come. The bound, in MB, is for what must never happen,
 * and stays well above: with less than 256 a busy machine has answered a page with nothing. A young generation of half
 * the usual size takes another 18 MB off.
 */
const WEB_HEAP = ['--max-old-space-size=256', '--heap-growing-percent=15', '--max-semi-space-size=8'];

/**
 * glibc keeps memory apart for every thread that ever asked, and gives little of it back; two such stores are enough for
 * processes whose threads read files, squeeze and draw. Measured under the bench's load: 319 MB instead of 364, no page slower.
 */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };

/**
 * MB, for all but the web, whose memory has a bound to keep. What a call leaves behind dies before it is looked at again;
 * with V8's own 16 much of it is moved first.
 */
const NURSERY = '--max-semi-space-size=32';

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
  const flags = name === 'web' ? webFlags : [NURSERY, '--enable-source-maps'];
  return {
    name,
    args: [...flags, bundlePath(name, dev ? DEV_DIR : 'dist')],
    env: { ...FEW_ARENAS, ...env },
    log,
    patience: name === 'sandbox' ? 3000 : 10_000,
  };
}
