type RandomSource = (length: number) => Uint8Array;

const POOL_BYTES = 4096;
/** A draw from the system costs a hundred times what its few bytes do, so that they are drawn ahead. */
let pool = new Uint8Array(0);
let used = 0;

const drawn = (length: number) => globalThis.crypto.getRandomValues(new Uint8Array(length));

/** Each byte of the pool is given out once, as a copy, and forgotten there. */
const secureSource: RandomSource = (length) => {
  if (length > POOL_BYTES / 4) return drawn(length);
  if (used + length > pool.length) {
    pool = drawn(POOL_BYTES);
    used = 0;
  }
  const given = pool.slice(used, used + length);
  pool.fill(0, used, used + length);
  used += length;
  return given;
};
let current: RandomSource = secureSource;

/** Cryptographically random bytes; the only source, so that tests can set it. */
export function randomBytes(length: number): Uint8Array {
  return current(length);
}

/** Replaces the source until the returned function is called; for tests. */
export function setRandomSource(source: RandomSource): () => void {
  current = source;
  return () => {
    current = secureSource;
  };
}

/** `length` characters drawn uniformly from `alphabet` (at most 256 characters). */
export function randomText(alphabet: string, length: number): string {
  const limit = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length * 2)) {
      if (byte < limit && text.length < length) text += alphabet.charAt(byte % alphabet.length);
    }
  }
  return text;
}
