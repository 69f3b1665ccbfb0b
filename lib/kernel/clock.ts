type Clock = () => Date;

const systemClock: Clock = () => new Date();
let current: Clock = systemClock;

/** The time, from the one place tests can set. */
export function now(): Date {
  return current();
}

/** Replaces the clock until the returned function is called; for tests. */
export function setClock(clock: Clock): () => void {
  current = clock;
  return () => {
    current = systemClock;
  };
}
