import { createHash } from 'node:crypto';
import type { GarmentFamily, Side } from '@/lib/modules/design/rules/scene-types';
import { garmentSvg } from '@/lib/modules/design/rules/garments/garment-svg';

/** Increase this when the drawing or encoding of a scene changes; a changed blank is detected by its hash. */
const DRAWING_REVISION = 2;
const KNOWN_BLANKS = 2000;

/** What a preview shows. `sceneHash` is the MD5 of the scene's text in Postgres, null for a plain side. */
export interface PreviewContent {
  family: GarmentFamily;
  side: Side;
  /** `#rrggbb` of the garment. */
  hex: string;
  sceneHash: string | null;
}

/** The product and colour that a picture's URL names. */
export interface PreviewPlace {
  tenantId: string;
  slug: string;
  productId: string;
  colourIdentifier: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const blanks = new Map<string, string>();

/** A hash of the blank's current drawing, so that an improved drawing gives a new picture. */
function blankHash({ family, side, hex }: PreviewContent): string {
  const key = `${family} ${side} ${hex}`;
  const known = blanks.get(key);
  if (known) return known;
  if (blanks.size >= KNOWN_BLANKS) blanks.clear();
  const hash = sha256(garmentSvg({ family, side, colour: hex, width: 100 }));
  blanks.set(key, hash);
  return hash;
}

/** The `v` in a preview's URL: changes with the drawing of the blank, the scene, the colour and the family. */
export function previewVersion(content: PreviewContent): string {
  return sha256(`${DRAWING_REVISION} ${blankHash(content)} ${content.sceneHash ?? ''}`).slice(0, 16);
}

/** The only function that makes preview URLs. With the current `v` the response may be cached for ever. */
export function previewUrl(place: PreviewPlace, content: PreviewContent): string {
  const { tenantId, slug, productId, colourIdentifier } = place;
  const path = `/api/${tenantId}/${slug}/preview/${productId}/${colourIdentifier}/${content.side}`;
  return `${path}?v=${previewVersion(content)}`;
}
