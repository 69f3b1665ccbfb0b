import { type Brush, CLEAR } from './brush';
import { LONG_SLEEVE as PIECES, LONG_SLEEVE_FOLDS as FOLDS } from './long-sleeve-pieces';
import { mirror } from './path-kit';

/** The side of the body under the arm. */
const FLANK = 'M270 420C284 470 280 690 262 812L296 812C304 690 304 560 288 452Z';

/** The coloured pieces of body and sleeves. */
export function longSleeveCloth(brush: Brush): string {
  return (
    brush.cloth(PIECES.sleeve) +
    brush.cloth(PIECES.rightSleeve, -0.05) +
    brush.cloth(PIECES.body) +
    [PIECES.cuff, mirror(PIECES.cuff), PIECES.waistband].map((d) => brush.cloth(d, -0.05)).join('')
  );
}

/** Shadows and folds of a hanging sleeve; `weight` is how strongly the fabric folds. */
export function longSleeveShade(brush: Brush, isLeft: boolean, weight: number): string {
  const d = isLeft ? PIECES.sleeve : PIECES.rightSleeve;
  const [outer, inner] = isLeft ? [150, 262] : [850, 738];
  return brush.within(
    d,
    brush.gradient(
      d,
      [outer, 480],
      [inner, 520],
      [
        { at: 0, tone: isLeft ? -0.06 : -0.3 },
        { at: 0.35, tone: isLeft ? 0.09 : -0.02 },
        { at: 0.65, tone: -0.03 },
        { at: 1, tone: -0.42 },
      ],
    ) +
      brush.folds(isLeft ? FOLDS.left : FOLDS.right, weight, 6.5) +
      brush.waves(d, 120, 170, isLeft ? 5 : 11, 1.2),
  );
}

/** Shadows and folds of the body, clipped to `d`. */
export function longSleeveBodyShade(brush: Brush, d: string, weight: number): string {
  return brush.within(
    d,
    brush.gradient(
      d,
      [282, 0],
      [718, 0],
      [
        { at: 0, tone: -0.22 },
        { at: 0.12, tone: -0.06 },
        { at: 0.34, tone: 0.08 },
        { at: 0.6, tone: 0.01 },
        { at: 0.87, tone: -0.09 },
        { at: 1, tone: -0.28 },
      ],
    ) +
      brush.gradient(
        d,
        [0, 560],
        [0, 830],
        [
          { at: 0, tone: CLEAR },
          { at: 1, tone: -0.16 },
        ],
      ) +
      brush.patch(FLANK, -0.34, 10) +
      brush.patch(mirror(FLANK), -0.38, 10) +
      brush.folds(FOLDS.drapes, weight, 15) +
      brush.folds(FOLDS.creases, weight, 7) +
      brush.waves(d, 170, 360, 3, 1.5),
  );
}

/** Ribbed cuffs and waistband. */
export function ribbedEnds(brush: Brush): string {
  const cuff = (d: string, line: string, top: string, isLeft: boolean): string =>
    brush.within(
      d,
      brush.rib(line, 120, 6) +
        brush.gradient(d, isLeft ? [122, 0] : [878, 0], isLeft ? [214, 0] : [786, 0], [
          { at: 0, tone: isLeft ? -0.12 : -0.34 },
          { at: 0.4, tone: 0.05 },
          { at: 1, tone: -0.42 },
        ]) +
        brush.line(top, -0.5, 16, 5),
    ) + brush.seam(top, 0.7);
  return (
    cuff(PIECES.cuff, PIECES.cuffLine, PIECES.cuffTop, true) +
    cuff(mirror(PIECES.cuff), mirror(PIECES.cuffLine), mirror(PIECES.cuffTop), false) +
    brush.within(
      PIECES.waistband,
      brush.rib(PIECES.waistbandLine, 90, 6) +
        brush.gradient(
          PIECES.waistband,
          [276, 0],
          [724, 0],
          [
            { at: 0, tone: -0.42 },
            { at: 0.16, tone: -0.08 },
            { at: 0.36, tone: 0.07 },
            { at: 0.84, tone: -0.1 },
            { at: 1, tone: -0.45 },
          ],
        ) +
        brush.line(PIECES.waistbandTop, -0.45, 14, 5),
    ) +
    brush.seam(PIECES.waistbandTop, 0.8)
  );
}

export function armholeSeams(brush: Brush): string {
  return brush.seam(PIECES.armhole) + brush.seam(mirror(PIECES.armhole));
}
