import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;

function collector(): () => void {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    const exposed: unknown = runInNewContext('gc');
    collect = typeof exposed === 'function' ? () => void exposed() : () => undefined;
  }
  return collect;
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** For smaller pictures the pause is not worth it. */
const LARGE_PIXELS = 4_000_000;

/**
 * Forces a garbage collection. For the few places between two steps that each take some hundred MB outside the heap: V8
 * sees only the small objects that refer to that memory, and under load it collects them late. Runs twice, because some
 * memory is freed only a turn of the event loop later.
 * @param pixels the size of the drawn picture; nothing is done for a small one
 */
export async function collectGarbage(pixels: number): Promise<void> {
  if (pixels < LARGE_PIXELS) return;
  collector()();
  await nextTurn();
  collector()();
  await nextTurn();
}
