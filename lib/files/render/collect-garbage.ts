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

/**
 * Gives back at once what nothing holds any more. For the few places between two steps that each take a hundred MB outside
 * the heap: V8 sees only the small objects that hold them, and the busier the machine, the longer it leaves them lying.
 * Twice, because what lies behind the first ones is given back a turn later.
 */
export async function collectGarbage(): Promise<void> {
  collector()();
  await nextTurn();
  collector()();
  await nextTurn();
}
