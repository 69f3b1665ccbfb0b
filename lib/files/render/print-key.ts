import { createHash } from 'node:crypto';
import { canonicalScene } from '@/lib/modules/design/rules/canonical-scene';
import type { Scene } from '@/lib/modules/design/rules/scene-types';

/** Increase this whenever the same scene would be drawn differently, so that old files are not reused. */
const DRAWING_REVISION = 1;

/**
 * The name of a side's print file: SHA-256 of the scene with its area and dpi, in hex. Equal designs have equal keys,
 * so an unpersonalised design is rendered once.
 */
export function printKey(scene: Scene): string {
  return createHash('sha256')
    .update(`${DRAWING_REVISION}\n${canonicalScene(scene)}`)
    .digest('hex');
}
