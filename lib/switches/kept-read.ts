import { now } from '@/lib/kernel/clock';
import { within } from '@/lib/kernel/within';
import { log } from '@/lib/env/logger';
import { isBuilding } from '@/lib/env/phase';

/** So long what was read is taken for right; a change of this process counts at once. */
export const KEPT_MS = 2000;
/** How long whoever asks waits for the database. */
const LONGEST_MS = 1000;

export interface KeptRead<T> {
  /** At most two seconds old. Never rejects: without the database it is what was read last, or the fallback. */
  get: () => Promise<T>;
  /** Reads anew when it is asked for next: for whoever has changed it, after the commit. */
  forget: () => void;
}

interface State<T> {
  kept: { value: T; checkedAt: number } | null;
  asking: Promise<T> | null;
}

/** It belongs to the process, not the module: pages, calls and the middleware are in bundles of their own. */
function stateOf<T>(name: string): State<T> {
  const key = Symbol.for(`merchloom.kept.${name}`);
  const holder = globalThis as { [at: symbol]: State<T> | undefined };
  return (holder[key] ??= { kept: null, asking: null });
}

const TOO_LATE = {
  error: () => new Error('what is kept could not be read in time'),
  failed: () => undefined,
};

/**
 * A short read of what the platform has set for all, which many requests ask for: every process reads it again after two seconds,
 * so that a change counts everywhere. `name` is its own. While pages are built there is no database; they get the fallback.
 */
export function keptRead<T>(name: string, read: () => Promise<T>, fallback: T): KeptRead<T> {
  const mine = stateOf<T>(name);

  function ask(at: number): Promise<T> {
    const asked: Promise<T> = within(LONGEST_MS, read(), TOO_LATE)
      .catch((error: unknown) => {
        log().warn({ err: error }, 'what is kept could not be read again');
        return mine.kept ? mine.kept.value : fallback;
      })
      .then((value) => {
        // A change that came meanwhile has made this one's answer void for those who ask next.
        if (mine.asking === asked) Object.assign(mine, { kept: { value, checkedAt: at }, asking: null });
        return value;
      });
    mine.asking = asked;
    return asked;
  }

  return {
    get: () => {
      if (isBuilding()) return Promise.resolve(fallback);
      const at = now().getTime();
      const { kept } = mine;
      const age = kept ? at - kept.checkedAt : Infinity;
      if (kept && age >= 0 && age < KEPT_MS) return Promise.resolve(kept.value);
      return mine.asking ?? ask(at);
    },
    forget: () => {
      if (mine.kept) mine.kept.checkedAt = -Infinity;
      mine.asking = null;
    },
  };
}
