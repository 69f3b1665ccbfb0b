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

const TOO_LATE = {
  error: () => new Error('what is kept could not be read in time'),
  failed: () => undefined,
};

/**
 * A short read of what the platform has set for all, which many requests ask for: every process reads it again after two seconds,
 * so that a change counts everywhere. While pages are built there is no database; they get the fallback.
 */
export function keptRead<T>(read: () => Promise<T>, fallback: T): KeptRead<T> {
  let kept: { value: T; checkedAt: number } | null = null;
  let asking: Promise<T> | null = null;

  function ask(at: number): Promise<T> {
    const asked: Promise<T> = within(LONGEST_MS, read(), TOO_LATE)
      .catch((error: unknown) => {
        log().warn({ err: error }, 'what is kept could not be read again');
        return kept ? kept.value : fallback;
      })
      .then((value) => {
        // A change that came meanwhile has made this one's answer void for those who ask next.
        if (asking === asked) [kept, asking] = [{ value, checkedAt: at }, null];
        return value;
      });
    asking = asked;
    return asked;
  }

  return {
    get: () => {
      if (isBuilding()) return Promise.resolve(fallback);
      const at = now().getTime();
      const age = kept ? at - kept.checkedAt : Infinity;
      if (kept && age >= 0 && age < KEPT_MS) return Promise.resolve(kept.value);
      return asking ?? ask(at);
    },
    forget: () => {
      if (kept) kept = { ...kept, checkedAt: -Infinity };
      asking = null;
    },
  };
}
