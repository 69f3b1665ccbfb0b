type RandomSource = (length: number) => Uint8Array;

const secureSource: RandomSource = (length) => globalThis.crypto.getRandomValues(new Uint8Array(length));
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
