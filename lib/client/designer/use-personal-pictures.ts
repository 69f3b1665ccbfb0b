'use client';

import { useEffect, useMemo, useState } from 'react';
import type { Personalisation } from '@/lib/domain/basket/types';
import type { FontBooks } from '@/lib/domain/design/font-book';
import type { GarmentFamily, Scene, Side } from '@/lib/domain/design/scene-types';
import type { drawPersonal } from './draw-personal';

interface Ready {
  draw: typeof drawPersonal;
  books: FontBooks;
}

async function load(scenes: readonly Scene[]): Promise<Ready> {
  const drawing = await import('./draw-personal');
  const books = await Promise.all(scenes.map((scene) => drawing.loadBooks(scene)));
  return { draw: drawing.drawPersonal, books: Object.assign({}, ...books) };
}

/**
 * The pictures of the sides a shopper has typed on, drawn as they type; empty until the drawing code has come, and for
 * sides without a text of theirs, so that the server's pictures show.
 */
export function usePersonalPictures(
  scenes: readonly Scene[],
  texts: Personalisation,
  garment: { family: GarmentFamily; colour: string },
): Partial<Record<Side, string>> {
  const [ready, setReady] = useState<Ready | null>(null);
  const { family, colour } = garment;
  useEffect(() => {
    if (scenes.length === 0) return;
    let wanted = true;
    load(scenes).then(
      (loaded) => wanted && setReady(loaded),
      () => wanted && setReady(null),
    );
    return () => {
      wanted = false;
    };
  }, [scenes]);
  return useMemo(() => {
    const typed = scenes.filter((scene) =>
      Object.values(texts[scene.side] ?? {}).some((text) => text.trim() !== ''),
    );
    if (!ready) return {};
    return Object.fromEntries(
      typed.map((scene) => [
        scene.side,
        ready.draw({
          scene,
          texts: texts[scene.side] ?? {},
          fontBooks: ready.books,
          family,
          colour,
        }),
      ]),
    );
  }, [ready, scenes, texts, family, colour]);
}
