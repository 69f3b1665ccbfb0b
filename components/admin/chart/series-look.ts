export type Hatch = 'solid' | 'rising' | 'dots' | 'falling' | 'level' | 'upright';

export interface SeriesLook {
  /** Sets the current colour; each has 4.5:1 or more on white. */
  tone: string;
  /** Dashes of the line, in pixels. */
  dashes: string | undefined;
  /** Pattern of the area. */
  hatch: Hatch;
}

// Colour alone never tells two series apart (WCAG 1.4.1): each has dashes and a pattern of its own too.
const LOOKS: readonly [SeriesLook, ...SeriesLook[]] = [
  { tone: 'text-accent', dashes: undefined, hatch: 'solid' },
  { tone: 'text-ok', dashes: '8 5', hatch: 'rising' },
  { tone: 'text-warn', dashes: '2 4', hatch: 'dots' },
  { tone: 'text-info', dashes: '12 4 2 4', hatch: 'falling' },
  { tone: 'text-danger', dashes: '5 3', hatch: 'level' },
  { tone: 'text-ink-soft', dashes: '16 5', hatch: 'upright' },
];

/** So many series differ in dashes and pattern. Put the small ones together before there are more. */
export const MOST_SERIES = LOOKS.length;

/** How the series at this place is drawn. */
export function seriesLook(index: number): SeriesLook {
  return LOOKS[index % MOST_SERIES] ?? LOOKS[0];
}
