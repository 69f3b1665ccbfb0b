import { SIDES, type Design, type GarmentFamily, type Side } from '@/lib/modules/design/rules/scene-types';
import { sceneToWire, wireToScene, type WireSide } from '@/lib/modules/design/rules/scene-wire';
import { printArea, printAreaPercent } from './print-area';

/** A design under the names of S3.4; null for a side without one. */
export type WiredDesign = Record<Side, WireSide | null>;

/** A design in the API's format; `designFromWire` is the inverse. */
export function designToWire(family: GarmentFamily, design: Design): WiredDesign {
  const side = (which: Side) => {
    const scene = design[which];
    return scene ? sceneToWire(scene, printAreaPercent(family, which)) : null;
  };
  return { front: side('front'), back: side('back') };
}

/** The design of a wire form that has passed `wireDesignSchema`; its optional fields may be undefined. */
export function designFromWire(wire: Readonly<Record<Side, object | null>>): Design {
  const design: Design = {};
  for (const side of SIDES) {
    const sent = wire[side];
    if (sent) design[side] = wireToScene(side, sent as WireSide);
  }
  return design;
}

/**
 * The sides whose print area differs from the blank's: they would be printed in another place or at another resolution.
 */
export function sidesOffArea(family: GarmentFamily, design: Design): Side[] {
  return SIDES.filter((side) => {
    const scene = design[side];
    if (!scene) return false;
    const own = printArea(family, side);
    const { widthMm, heightMm, dpi } = scene.area;
    return widthMm !== own.widthMm || heightMm !== own.heightMm || dpi !== own.dpi;
  });
}
