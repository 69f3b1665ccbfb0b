/** From which length on so many letters may be wrong, left out, doubled or added; two swapped ones count as two. */
const FORGIVEN: readonly (readonly [letters: number, wrong: number])[] = [
  [14, 3],
  [5, 2],
  [4, 1],
];

/**
 * How many letters of a typed name may be wrong for it still to mean another one; 0 for a text that is too short, or has
 * digits, as references and codes do. D3-26.
 */
export function forgivenIn(typed: string): number {
  if (/\p{N}/u.test(typed)) return 0;
  const letters = typed.normalize('NFKD').replace(/[^\p{L}]/gu, '').length;
  return FORGIVEN.find(([least]) => letters >= least)?.[1] ?? 0;
}
