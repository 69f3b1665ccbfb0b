import type { BlankColour } from '@/lib/modules/catalogue/rules/blanks/colours';
import type { GarmentFamily, Scene } from '@/lib/modules/design/rules/scene-types';
import { FJORD_ARTWORKS } from './fjord';
import { LUMEN_ARTWORKS } from './lumen';
import { PRAIRIE_ARTWORKS } from './prairie';
import { TIDEWATER_ARTWORKS } from './tidewater';

/** A demo product's artwork: a scene per printed side, its blank and its colours. */
export interface DemoArtwork {
  front?: Scene;
  back?: Scene;
  family: GarmentFamily;
  colours: BlankColour[];
}

export const DEMO_ARTWORKS: Readonly<Record<string, DemoArtwork>> = {
  ...FJORD_ARTWORKS,
  ...LUMEN_ARTWORKS,
  ...PRAIRIE_ARTWORKS,
  ...TIDEWATER_ARTWORKS,
};

/** The artwork of a demo product (docs/demo.md); throws for an unknown id. */
export function demoArtwork(productId: string): DemoArtwork {
  const artwork = DEMO_ARTWORKS[productId];
  if (!artwork) throw new Error(`no artwork for ${productId}`);
  return artwork;
}
