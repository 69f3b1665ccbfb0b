'use client';

import { useEffect, useMemo, useState } from 'react';
import type {
  KeptStore,
  TemporaryProduct,
  TemporaryStore,
} from '@/lib/modules/event-builder/contract/temporary-store';
import { knownBlank, type BuilderBlanks } from '@/lib/modules/event-builder/rules/builder-blanks';
import type { FontBooks } from '@/lib/modules/design/rules/font-book';
import type { PlacedPicture } from '@/lib/modules/design/rules/scene-to-svg';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import { drawingOf } from '@/lib/modules/event-builder/rules/drawing-of';
import type { PictureOf } from './as-storefront';
import { designOf } from './change-store';
import type { GarmentShelf } from './garment-shelf';
import { inlinePicture } from './inline-picture';

type Pictures = Readonly<Record<string, PlacedPicture>>;

/** The store's pictures as data, as they load. */
function usePlacedPictures(pictures: KeptStore['pictures']): Pictures {
  const [placed, setPlaced] = useState<Pictures>({});
  useEffect(() => {
    let wanted = true;
    for (const { id, url, width_px: widthPx, height_px: heightPx } of pictures) {
      inlinePicture(url, { widthPx, heightPx }).then(
        (picture) => wanted && setPlaced((known) => (known[id] ? known : { ...known, [id]: picture })),
        // The garment is shown without it; the next picture, or a reload, tries again.
        () => undefined,
      );
    }
    return () => {
      wanted = false;
    };
  }, [pictures]);
  return placed;
}

const NO_BOOKS: FontBooks = {};

/** The fonts of all texts on the store's products; during loading those loaded before. */
function useBooks(scenes: readonly Scene[]): FontBooks {
  const [books, setBooks] = useState<FontBooks>(NO_BOOKS);
  useEffect(() => {
    const set = scenes.filter(({ layers }) => layers.some((layer) => layer.type === 'text'));
    if (set.length === 0) return undefined;
    let wanted = true;
    import('@/lib/modules/design/client/load-font-books')
      .then(({ loadBooks }) => loadBooks(set))
      .then(
        (loaded) => wanted && setBooks((known) => ({ ...known, ...loaded })),
        () => undefined,
      );
    return () => {
      wanted = false;
    };
  }, [scenes]);
  return books;
}

function hexOf(blanks: BuilderBlanks, { blank }: TemporaryProduct, colour: string): string {
  const made = knownBlank(blanks, blank)?.colours;
  return made?.find(({ identifier }) => identifier === colour)?.hex ?? '#ffffff';
}

/** The drawing code; null until it has loaded. */
function useShelf(): GarmentShelf | null {
  const [shelf, setShelf] = useState<GarmentShelf | null>(null);
  useEffect(() => {
    let wanted = true;
    import('./garment-shelf').then(
      ({ GarmentShelf: Shelf }) => wanted && setShelf(new Shelf()),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return shelf;
}

/**
 * Draws the store's products as its pages will show them; null for an empty back, and until the drawing code has
 * loaded. The same pure functions draw the print.
 */
export function useGarmentPictures(
  store: TemporaryStore,
  pictures: KeptStore['pictures'],
  blanks: BuilderBlanks,
): PictureOf {
  const shelf = useShelf();
  const { products } = store;
  const placed = usePlacedPictures(pictures);
  const scenes = useMemo(
    () =>
      products.flatMap((product) => Object.values(designOf(product)).filter((scene) => scene !== undefined)),
    [products],
  );
  const books = useBooks(scenes);
  return useMemo<PictureOf>(
    () => (product, colour, side) => {
      const scene = designOf(product)[side] ?? null;
      if (!shelf || (side === 'back' && !scene)) return null;
      const garment = { family: drawingOf(product), side, colour: hexOf(blanks, product, colour), scene };
      return shelf.urlOf(garment, { books, pictures: placed });
    },
    [shelf, books, placed, blanks],
  );
}
