/** A deterministic random generator: the same values at every seeding. */
export interface SeededRandom {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** An integer from `from` to `to`, inclusive. */
  between(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  /** A random element, chosen by weight. */
  weighted<T>(list: readonly (readonly [weight: number, value: T])[]): T;
  chance(probability: number): boolean;
}

/** Mulberry32: small and good enough for demo data; not for secrets. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    const value = list[between(0, list.length - 1)];
    if (value === undefined) throw new RangeError('nothing to pick from');
    return value;
  };
  const weighted = <T>(list: readonly (readonly [number, T])[]): T => {
    let left = next() * list.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, value] of list) {
      left -= weight;
      if (left < 0) return value;
    }
    return pick(list)[1];
  };
  return { next, between, pick, weighted, chance: (probability) => next() < probability };
}
