import type { Scene, Side } from './scene-types';
import { customisableImages } from './personalise';

/** Side → layer id → what is the shopper's own. */
type Own = Partial<Record<Side, Record<string, string>>>;
/** The same as a wire tells it, whose sides may be any. */
type Told = { readonly [side: string]: { readonly [layer: string]: string } | undefined };

/** A basket names a picture by the token of its upload, which its sender alone has; an order by its file. */
const TOKEN = /^[A-Za-z0-9]{43}$/;
const FILE = /^fil_[a-z0-9]{20}$/;

/** Whether a value can be the token of an upload: what a shopper sends for an image layer (SPEC 3.4). */
export function isPictureToken(value: string): boolean {
  return TOKEN.test(value);
}

/** Whether a value is the id of a picture's file: what an order, and an invitee's answer, have. */
export function isPictureFile(value: string): boolean {
  return FILE.test(value);
}

/** Whether a value names a picture, in a basket or in an order; nobody has such a thing printed as a text. */
export function isPictureValue(value: string): boolean {
  return isPictureToken(value) || isPictureFile(value);
}

const valuesOf = (own: Told | undefined): string[] =>
  Object.values(own ?? {}).flatMap((layers) => Object.values(layers ?? {}));

/** A shopper's own texts, in the order of their sides and layers, without their pictures. */
export function textsIn(own: Told | undefined): string[] {
  return valuesOf(own).filter((value) => value !== '' && !isPictureValue(value));
}

/** How many pictures of their own. */
export function picturesIn(own: Told | undefined): number {
  return valuesOf(own).filter(isPictureValue).length;
}

/** What of it lies in an image layer of these sides. */
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

/** Its texts alone: a link carries no picture, since whoever has it could then have it printed. */
export function withoutPictures(scenes: readonly Scene[], own: Own): Own {
  const pictures = picturesOfLayers(scenes, own);
  const sides = Object.entries(own).map(([side, layers]) => {
    const gone = pictures[side as Side] ?? {};
    return [side, Object.fromEntries(Object.entries(layers).filter(([id]) => !Object.hasOwn(gone, id)))];
  });
  return Object.fromEntries(sides) as Own;
}

/** Texts with these pictures beside them. */
export function withPictures(texts: Own, pictures: Own): Own {
  const merged: Own = { ...texts };
  for (const side of ['front', 'back'] as const) {
    if (pictures[side]) merged[side] = { ...texts[side], ...pictures[side] };
  }
  return merged;
}
