import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import type { FontBooks } from '@/lib/modules/design/rules/font-book';
import { previewPersonalised } from '@/lib/modules/design/rules/personalise';
import type { PictureFacts } from '@/lib/modules/design/rules/preflight-types';
import { type PlacedPicture, sceneToSvg } from '@/lib/modules/design/rules/scene-to-svg';
import type { GarmentFamily, ImageLayer, Scene } from '@/lib/modules/design/rules/scene-types';
import { textRefusals } from '@/lib/modules/design/rules/text-refusals';
import { garmentSvg } from '@/lib/modules/design/rules/garments/garment-svg';

/** What an order would refuse of what is a shopper's own, by layer; one that is still empty shows its example, and is not yet wrong. */
export function refusedTexts(input: {
  scene: Scene;
  texts: Record<string, string>;
  fontBooks: FontBooks;
  colour: string;
  /** What is known of their pictures; without it these are not judged. */
  pictures?: Readonly<Record<string, PictureFacts>>;
}): Record<string, FieldErrorCode> {
  const { fontBooks, colour: garmentColour, pictures } = input;
  const scene = previewPersonalised(input.scene, input.texts);
  return textRefusals(scene, { fontBooks, garmentColour, ...(pictures ? { pictures } : {}) });
}

/**
 * The garment with what is the shopper's own so far, as the address of an image. The same pure functions draw the print file,
 * so what is shown is what is printed; as an image it can run nothing.
 */
export function drawPersonal(input: {
  scene: Scene;
  texts: Record<string, string>;
  fontBooks: FontBooks;
  family: GarmentFamily;
  colour: string;
  /** Stored pictures by their `src`; one that has not come is a frame. */
  images?: Readonly<Record<string, PlacedPicture>>;
}): string {
  const scene = previewPersonalised(input.scene, input.texts);
  const { family, colour, images = {} } = input;
  const resolveImage = ({ src }: ImageLayer) => (Object.hasOwn(images, src) ? (images[src] ?? null) : null);
  const artworkSvg = sceneToSvg(scene, { fontBooks: input.fontBooks, resolveImage });
  const svg = garmentSvg({ family, side: scene.side, colour, artworkSvg, width: 600 });
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}
