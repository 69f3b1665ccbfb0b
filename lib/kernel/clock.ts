type Clock = () => Date;

const systemClock: Clock = () => new Date();
let current: Clock = systemClock;

/** The current time; the only source, so that tests can set it. */
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
