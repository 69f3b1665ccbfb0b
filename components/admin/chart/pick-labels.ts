/** Labels that fit side by side in a wide plot, and in one as narrow as a phone. */
const WIDE = 7;
const NARROW = 3;

function spread(count: number, most: number): number[] {
  const shown = Math.min(count, most);
  if (shown <= 1) return shown === 1 ? [0] : [];
  const indexes = Array.from({ length: shown }, (_, index) =>
    Math.round((index * (count - 1)) / (shown - 1)),
  );
  return [...new Set(indexes)];
}

export interface PickedLabel {
  index: number;
  /** Shown in a narrow plot too. */
  isNarrow: boolean;
}

/** Which of `count` points get a label on the axis: the first, the last and some between them at equal distances. */
export function pickLabels(count: number): PickedLabel[] {
  const narrow = new Set(spread(count, NARROW));
  const indexes = new Set([...spread(count, WIDE), ...narrow]);
  return [...indexes].toSorted((a, b) => a - b).map((index) => ({ index, isNarrow: narrow.has(index) }));
}
