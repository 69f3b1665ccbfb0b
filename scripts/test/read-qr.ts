/** Whether the module at this position is dark. */
export type Modules = (row: number, column: number) => boolean;

/** Per version, at correction level M: centres of alignment patterns, and data codewords per block. */
const VERSIONS: { centres: number[]; blocks: number[] }[] = [
  { centres: [], blocks: [16] },
  { centres: [6, 18], blocks: [28] },
  { centres: [6, 22], blocks: [44] },
  { centres: [6, 26], blocks: [32, 32] },
  { centres: [6, 30], blocks: [43, 43] },
  { centres: [6, 34], blocks: [27, 27, 27, 27] },
  { centres: [6, 22, 38], blocks: [31, 31, 31, 31] },
  { centres: [6, 24, 42], blocks: [38, 38, 39, 39] },
  { centres: [6, 26, 46], blocks: [36, 36, 36, 37, 37] },
];

const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];
const LEVEL_M = 0;
const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

function formatOf(dark: Modules): { level: number; mask: Modules } {
  const places = [
    ...[0, 1, 2, 3, 4, 5, 7].map((column) => [8, column] as const),
    ...[8, 7, 5, 4, 3, 2, 1, 0].map((row) => [row, 8] as const),
  ];
  const bits = places.reduce((all, [row, column]) => all * 2 + Number(dark(row, column)), 0) ^ 0x5412;
  const mask = MASKS[(bits >> 10) & 7];
  if (!mask) throw new Error('no such mask');
  return { level: bits >> 13, mask };
}

/** Modules without data: finder, timing and alignment patterns, format and version information. */
function isFunction(size: number, centres: readonly number[]): Modules {
  const last = centres.at(-1) ?? 0;
  const aligned = centres.flatMap((row) => centres.map((column) => [row, column] as const));
  const corner = (row: number, column: number) =>
    Math.min(row, column) === 6 && [6, last].includes(Math.max(row, column));
  const patterns = aligned.filter(([row, column]) => !corner(row, column));
  return (row, column) => {
    if (row === 6 || column === 6) return true;
    if (row < 9 && (column < 9 || column >= size - 8)) return true;
    if (row >= size - 8 && column < 9) return true;
    if (size >= 45 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true;
    return patterns.some(([r, c]) => Math.abs(r - row) <= 2 && Math.abs(c - column) <= 2);
  };
}

/** The codewords in the zigzag order of ISO/IEC 18004, two columns at a time. */
function codewords(size: number, dark: Modules, mask: Modules, blank: Modules): number[] {
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1])
        if (!blank(row, column)) bits.push(Number(dark(row, column) !== mask(row, column)));
    }
    up = !up;
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((all, bit) => all * 2 + bit, 0),
  );
}

/** Blocks are interleaved; shorter ones end first. */
function dataOf(words: readonly number[], blocks: readonly number[]): number[] {
  const filled: number[][] = blocks.map(() => []);
  let next = 0;
  for (let place = 0; place < Math.max(...blocks); place += 1) {
    for (const [index, length] of blocks.entries()) {
      if (place < length) filled[index]?.push(words[next++] ?? 0);
    }
  }
  return filled.flat();
}

function textOf(data: readonly number[]): string {
  const bits = data.map((word) => word.toString(2).padStart(8, '0')).join('');
  let at = 0;
  const take = (length: number) => parseInt(bits.slice(at, (at += length)), 2);
  const bytes: number[] = [];
  const write = (text: string) => bytes.push(...Buffer.from(text));
  for (;;) {
    const mode = bits.length - at < 4 ? 0 : take(4);
    if (mode === 0) return Buffer.from(bytes).toString();
    if (mode === 4) for (let left = take(8); left > 0; left -= 1) bytes.push(take(8));
    else if (mode === 2) {
      let left = take(9);
      for (; left > 1; left -= 2) {
        const pair = take(11);
        write(ALPHANUMERIC.charAt(Math.floor(pair / 45)) + ALPHANUMERIC.charAt(pair % 45));
      }
      if (left === 1) write(ALPHANUMERIC.charAt(take(6)));
    } else if (mode === 1) {
      let left = take(10);
      for (; left > 2; left -= 3) write(String(take(10)).padStart(3, '0'));
      if (left > 0) write(String(take(left === 2 ? 7 : 4)).padStart(left, '0'));
    } else throw new Error(`mode ${mode}`);
  }
}

/**
 * Decodes an undamaged QR code of versions 1 to 9 (ISO/IEC 18004); requires correction level M. Independent of the code
 * that draws QR codes, because it tests that.
 */
export function readQr(size: number, dark: Modules): string {
  const facts = VERSIONS[(size - 21) / 4];
  if (!facts) throw new Error(`a code of ${size} modules`);
  const { level, mask } = formatOf(dark);
  if (level !== LEVEL_M) throw new Error(`correction level ${level}`);
  const words = codewords(size, dark, mask, isFunction(size, facts.centres));
  return textOf(dataOf(words, facts.blocks));
}
