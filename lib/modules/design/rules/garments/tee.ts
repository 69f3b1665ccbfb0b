import type { Side } from '@/lib/modules/design/rules/scene-types';
import type { Blank, BlankDrawing } from './blank';
import { type Brush, CLEAR } from './brush';
import { type TeeDrawing, teeDrawing, type TeePieces } from './tee-pieces';

function sleeve(brush: Brush, drawing: TeeDrawing, side: 'left' | 'right'): string {
  const { pieces, folds } = drawing;
  const isLeft = side === 'left';
  const d = isLeft ? pieces.sleeve : pieces.rightSleeve;
  return brush.within(
    d,
    brush.gradient(d, isLeft ? [100, 300] : [900, 300], isLeft ? [290, 390] : [710, 390], [
      { at: 0, tone: isLeft ? 0.08 : -0.1 },
      { at: 0.45, tone: -0.02 },
      { at: 1, tone: -0.36 },
    ]) +
      brush.folds(folds[side], 0.8, 6) +
      brush.waves(d, 150, 210, isLeft ? 4 : 9, 1.1) +
      brush.line(isLeft ? pieces.cuff : pieces.rightCuff, -0.4, 9, 4),
  );
}

function body(brush: Brush, { pieces, folds }: TeeDrawing, d: string): string {
  return brush.within(
    d,
    brush.gradient(
      d,
      [238, 0],
      [762, 0],
      [
        { at: 0, tone: -0.3 },
        { at: 0.13, tone: -0.06 },
        { at: 0.34, tone: 0.08 },
        { at: 0.6, tone: 0.01 },
        { at: 0.85, tone: -0.1 },
        { at: 1, tone: -0.36 },
      ],
    ) +
      brush.gradient(
        d,
        [0, 540],
        [0, 891],
        [
          { at: 0, tone: CLEAR },
          { at: 1, tone: -0.14 },
        ],
      ) +
      brush.patch(pieces.chestLight, 0.07, 34) +
      brush.folds(folds.drapes, 0.62, 16) +
      brush.folds(folds.creases, 0.7, 7) +
      brush.folds(folds.hem, 0.6, 11) +
      brush.waves(d, 190, 420, 3, 1.5) +
      brush.line(pieces.hem, -0.35, 8, 4),
  );
}

function neck(brush: Brush, pieces: TeePieces, side: Side): string {
  if (side === 'back') {
    return (
      brush.cloth(pieces.collarBack, 0.02) +
      brush.within(pieces.collarBack, brush.rib(pieces.collarBackLine, 30)) +
      brush.seam(pieces.collarBackSeam)
    );
  }
  return (
    brush.cloth(pieces.collarFront, 0.03) +
    brush.within(
      pieces.collarFront,
      brush.rib(pieces.collarFrontLine, 26) + brush.line(pieces.collarFrontInner, -0.3, 7, 3),
    ) +
    brush.line(pieces.collarFrontInner, 0.22, 1.4) +
    brush.seam(pieces.collarFrontSeam)
  );
}

function insideOfNeck(brush: Brush, pieces: TeePieces): string {
  return (
    brush.cloth(pieces.neckHole, -0.42) +
    brush.within(
      pieces.neckHole,
      brush.cloth(pieces.collarInside, -0.18) +
        brush.within(pieces.collarInside, brush.rib(pieces.collarInsideLine, 34)) +
        brush.fixed(pieces.labelPatch, '#f3f1ec', 0.9) +
        brush.fixed(pieces.labelLines, '#55585e', 0.8) +
        brush.patch(pieces.neckShade, -0.3, 8),
    )
  );
}

/** Draws a T-shirt of the given proportions. */
export function drawTee(brush: Brush, side: Side, drawing: TeeDrawing): BlankDrawing {
  const { pieces } = drawing;
  const bodyShape = side === 'front' ? pieces.bodyFront : pieces.bodyBack;
  const under =
    (side === 'front' ? insideOfNeck(brush, pieces) : '') +
    brush.cloth(pieces.sleeve) +
    brush.cloth(pieces.rightSleeve, -0.05) +
    brush.cloth(bodyShape);
  const stitches = [pieces.sleeveHem, pieces.rightSleeveHem, pieces.hemStitchUpper, pieces.hemStitchLower];
  const over =
    sleeve(brush, drawing, 'left') +
    sleeve(brush, drawing, 'right') +
    body(brush, drawing, bodyShape) +
    brush.seam(pieces.armhole) +
    brush.seam(pieces.rightArmhole) +
    stitches.map((d) => brush.stitch(d)).join('') +
    neck(brush, pieces, side) +
    brush.rim(pieces.outline) +
    brush.grain(pieces.outline, 0.26);
  return { outline: pieces.outline, under, printable: bodyShape, over };
}

const drawing = teeDrawing({ across: 1, down: 1, still: 0, shift: 0 });
const area = { widthMm: 300, heightMm: 400, dpi: 300 };

/** Crew-neck T-shirt; about 560 mm across the chest. */
export const tee: Blank = {
  placement: {
    front: { area, x: 358.5, y: 272, scale: 0.943 },
    back: { area, x: 358.5, y: 212, scale: 0.943 },
  },
  draw: (brush, side) => drawTee(brush, side, drawing),
};
