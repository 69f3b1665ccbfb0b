import { createHash } from 'node:crypto';
import type { GarmentFamily, Side } from '@/lib/modules/design/rules/scene-types';
import { garmentSvg } from '@/lib/modules/design/rules/garments/garment-svg';

/** Raised when the same scene is drawn or encoded otherwise; a changed blank is noticed by itself. */
const DRAWING_REVISION = 2;
const KNOWN_BLANKS = 2000;

/** What a preview shows. `sceneHash` is the MD5 of the scene's text in Postgres, null for a plain side. */
export interface PreviewContent {
  family: GarmentFamily;
  side: Side;
  /** `#rrggbb` of the cloth. */
  hex: string;
  sceneHash: string | null;
}

/** Where the picture of a product in one colour stands. */
export interface PreviewPlace {
  tenantId: string;
  slug: string;
  productId: string;
  colourIdentifier: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const blanks = new Map<string, string>();

/** The blank as it is drawn today, so that a better drawing is a new picture. */
function blankHash({ family, side, hex }: PreviewContent): string {
  const key = `${family} ${side} ${hex}`;
  const known = blanks.get(key);
  if (known) return known;
  if (blanks.size >= KNOWN_BLANKS) blanks.clear();
  const hash = sha256(garmentSvg({ family, side, colour: hex, width: 100 }));
  blanks.set(key, hash);
  return hash;
}

/** The `v` of a preview's address: changes with the drawing of the blank, the scene, the colour and the family. */
export function previewVersion(content: PreviewContent): string {
  return sha256(`${DRAWING_REVISION} ${blankHash(content)} ${content.sceneHash ?? ''}`).slice(0, 16);
}

/** The one maker of preview addresses; with the current `v` their answer may be kept for ever. */
export function previewUrl(place: PreviewPlace, content: PreviewContent): string {
  const { tenantId, slug, productId, colourIdentifier } = place;
  const path = `/api/${tenantId}/${slug}/preview/${productId}/${colourIdentifier}/${content.side}`;
  return `${path}?v=${previewVersion(content)}`;
}
