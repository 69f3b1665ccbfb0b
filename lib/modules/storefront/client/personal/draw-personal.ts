import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import type { FontBooks } from '@/lib/modules/design/rules/font-book';
import { previewPersonalised } from '@/lib/modules/design/rules/personalise';
import type { PictureFacts } from '@/lib/modules/design/rules/preflight-types';
import { type PlacedPicture, sceneToSvg } from '@/lib/modules/design/rules/scene-to-svg';
import type { GarmentFamily, ImageLayer, Scene } from '@/lib/modules/design/rules/scene-types';
import { textRefusals } from '@/lib/modules/design/rules/text-refusals';
import { garmentSvg } from '@/lib/modules/design/rules/garments/garment-svg';

/**
 * The errors that an order would give for the shopper's own values, by layer. An empty layer shows its example and is
 * no error yet.
 */
export function refusedTexts(input: {
  scene: Scene;
  texts: Record<string, string>;
  fontBooks: FontBooks;
  colour: string;
  /** Facts about the pictures; without them pictures are not checked. */
  pictures?: Readonly<Record<string, PictureFacts>>;
}): Record<string, FieldErrorCode> {
  const { fontBooks, colour: garmentColour, pictures } = input;
  const scene = previewPersonalised(input.scene, input.texts);
  return textRefusals(scene, { fontBooks, garmentColour, ...(pictures ? { pictures } : {}) });
}

/**
 * The garment with the shopper's values so far, as an image URL. The same pure functions draw the print file, so the
 * preview matches the print. An SVG inside an image cannot run scripts.
 */
export function drawPersonal(input: {
  scene: Scene;
  texts: Record<string, string>;
  fontBooks: FontBooks;
  family: GarmentFamily;
  colour: string;
  /** Stored pictures by `src`; one that has not loaded is drawn as a frame. */
  images?: Readonly<Record<string, PlacedPicture>>;
}): string {
  const scene = previewPersonalised(input.scene, input.texts);
  const { family, colour, images = {} } = input;
  const resolveImage = ({ src }: ImageLayer) => (Object.hasOwn(images, src) ? (images[src] ?? null) : null);
  const artworkSvg = sceneToSvg(scene, { fontBooks: input.fontBooks, resolveImage });
  const svg = garmentSvg({ family, side: scene.side, colour, artworkSvg, width: 600 });
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}
