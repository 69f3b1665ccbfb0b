interface Refusal {
  code: string;
  count: number;
  ids: string[];
}

const NAMED = 20;

/** Counts one more refusal of this code; the first twenty rows of each are named. */
export function addRefusal(refused: readonly Refusal[], code: string, id: string): Refusal[] {
  const known = refused.find((one) => one.code === code);
  if (!known) return [...refused, { code, count: 1, ids: [id] }];
  const ids = known.ids.length < NAMED ? [...known.ids, id] : known.ids;
  return refused.map((one) => (one === known ? { code, count: known.count + 1, ids } : one));
}
