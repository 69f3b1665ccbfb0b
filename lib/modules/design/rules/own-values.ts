import type { Scene, Side } from './scene-types';
import { customisableImages } from './personalise';

/** Side → layer id → the shopper's own value. */
type Own = Partial<Record<Side, Record<string, string>>>;
/** The same from the wire, with unchecked side names. */
type Told = { readonly [side: string]: { readonly [layer: string]: string } | undefined };

/** A basket names a picture by its upload token, which only its sender knows; an order by its file id. */
const TOKEN = /^[A-Za-z0-9]{43}$/;
const FILE = /^fil_[a-z0-9]{20}$/;

/** Whether a value can be an upload token, which a shopper sends for an image layer (S3.4-28). */
export function isPictureToken(value: string): boolean {
  return TOKEN.test(value);
}

/** Whether a value is a picture's file id, as in orders and invitees' answers. */
export function isPictureFile(value: string): boolean {
  return FILE.test(value);
}

/** Whether a value names a picture, in a basket or in an order. Nobody prints such a value as text. */
export function isPictureValue(value: string): boolean {
  return isPictureToken(value) || isPictureFile(value);
}

const valuesOf = (own: Told | undefined): string[] =>
  Object.values(own ?? {}).flatMap((layers) => Object.values(layers ?? {}));

/** A shopper's own texts, in the order of their sides and layers, without pictures. */
export function textsIn(own: Told | undefined): string[] {
  return valuesOf(own).filter((value) => value !== '' && !isPictureValue(value));
}

/** The number of own pictures. */
export function picturesIn(own: Told | undefined): number {
  return valuesOf(own).filter(isPictureValue).length;
}

/** The values for image layers of these sides. */
export function picturesOfLayers(scenes: readonly Scene[], own: Own): Own {
  const found: Own = {};
  for (const scene of scenes) {
    for (const { id } of customisableImages(scene)) {
      const given = own[scene.side] ?? {};
      const value = Object.hasOwn(given, id) ? (given[id] ?? '').trim() : '';
      if (value !== '') found[scene.side] = { ...found[scene.side], [id]: value };
    }
  }
  return found;
}

/** Only the texts: a link carries no pictures, since anybody with the link could then have them printed. */
export function withoutPictures(scenes: readonly Scene[], own: Own): Own {
  const pictures = picturesOfLayers(scenes, own);
  const sides = Object.entries(own).map(([side, layers]) => {
    const gone = pictures[side as Side] ?? {};
    return [side, Object.fromEntries(Object.entries(layers).filter(([id]) => !Object.hasOwn(gone, id)))];
  });
  return Object.fromEntries(sides) as Own;
}

/** Merges texts and pictures. */
export function withPictures(texts: Own, pictures: Own): Own {
  const merged: Own = { ...texts };
  for (const side of ['front', 'back'] as const) {
    if (pictures[side]) merged[side] = { ...texts[side], ...pictures[side] };
  }
  return merged;
}
