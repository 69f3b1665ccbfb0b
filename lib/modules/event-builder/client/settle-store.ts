import type { StoreKeeper } from './store-keeper';

type Settling = Pick<StoreKeeper, 'flush' | 'state' | 'subscribe'>;

/** Resolves at the next change of the state. */
const changed = (keeper: Settling): Promise<void> =>
  new Promise((resolve) => {
    const stop = keeper.subscribe(() => {
      stop();
      resolve();
    });
  });

/**
 * Saves a store now, and waits for changes made since and for a server that was away for a moment. Resolves once all is saved
 * or only a person can go on, at the latest after `ms`.
 */
export async function settleStore(keeper: Settling, ms: number): Promise<void> {
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      over = true;
      resolve();
    }, ms);
  });
  await Promise.race([end, keeper.flush()]);
  while (!over && ['unsaved', 'saving', 'waiting'].includes(keeper.state().status)) {
    await Promise.race([end, keeper.state().status === 'waiting' ? changed(keeper) : keeper.flush()]);
  }
  clearTimeout(timer);
}
