/** Work that a process still has to do once it answers nothing any more. It never rejects. */
type LastWork = () => Promise<void>;

const KEY = Symbol.for('merchloom.before-stop');
const shared: typeof globalThis & { [KEY]?: Set<LastWork> } = globalThis;

/**
 * Said by a program at its start that will call `runBeforeStop` as it stops. The list belongs to the process: the web's
 * server runs what was added in Next's bundle.
 */
export function stopsInOrder(): void {
  shared[KEY] ??= new Set();
}

/** Adds work for the end of the process. False where no one will run it, as in a script or a test: keep nothing for later. */
export function beforeStop(work: LastWork): boolean {
  shared[KEY]?.add(work);
  return shared[KEY] !== undefined;
}

/** Does all of it at once; settles after `patienceMs` at the latest, whatever is done by then. */
export async function runBeforeStop(patienceMs: number): Promise<void> {
  const all = Promise.allSettled([...(shared[KEY] ?? [])].map((work) => work()));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([all, late]);
  clearTimeout(timer);
}
