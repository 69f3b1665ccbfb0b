import { log } from '@/lib/env/logger';
import { traceOf } from '@/lib/kernel/trace-of';
import type { PrintSize } from '@/lib/files/render/check-drawable';
import { SIDES, type Scene, type Side } from '@/lib/modules/design/rules/scene-types';
import type { ComposedOrder } from './compose';

/** A printed side of the ordered item; without a file where none can be drawn. */
export interface TestPrint {
  side: Side;
  file: PrintSize | null;
}

/**
 * Makes something of each printed side of the item, one after another: one that fails is told by its missing file. Must
 * be called outside a transaction, since pictures are read.
 */
export async function eachPrint(
  { line }: ComposedOrder,
  make: (scene: Scene) => Promise<PrintSize>,
): Promise<TestPrint[]> {
  const scenes = { front: line.sceneFront, back: line.sceneBack };
  const prints: TestPrint[] = [];
  for (const side of SIDES) {
    const scene = scenes[side];
    if (!scene) continue;
    const file = await make(scene).catch((error: unknown) => {
      log().warn({ fault: traceOf(error) }, 'a test order’s print file can’t be drawn');
      return null;
    });
    prints.push({ side, file });
  }
  return prints;
}
