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

/** What a smaller picture leaves lying is not worth stopping the process for. */
const LARGE_PIXELS = 4_000_000;

/**
 * Gives back at once what nothing holds any more. For the few places between two steps that each take a hundred MB outside
 * the heap: V8 sees only the small objects that hold them, and the busier the machine, the longer it leaves them lying.
 * Twice, because what lies behind the first ones is given back a turn later.
 * @param pixels how large the picture is that is drawn; after a small one nothing is done
 */
export async function collectGarbage(pixels: number): Promise<void> {
  if (pixels < LARGE_PIXELS) return;
  collector()();
  await nextTurn();
  collector()();
  await nextTurn();
}
