'use client';

import { useMemo } from 'react';
import type { Personalisation } from '@/lib/domain/basket/types';
import type { GarmentFamily, Scene, Side } from '@/lib/domain/design/scene-types';
import { useDrawing } from './use-drawing';

/** Whether a shopper has written anything on a scene's side. */
const isTyped = (scene: Scene, texts: Personalisation): boolean =>
  Object.values(texts[scene.side] ?? {}).some((text) => text.trim() !== '');

/**
 * The pictures of the sides a shopper has typed on, drawn as they type; empty until the drawing code has come, and for
 * sides without a text of theirs, so that the server's pictures show.
 */
export function usePersonalPictures(
  scenes: readonly Scene[],
  texts: Personalisation,
  garment: { family: GarmentFamily; colour: string },
): Partial<Record<Side, string>> {
  const ready = useDrawing(scenes, texts);
  const { family, colour } = garment;
  return useMemo(() => {
    if (!ready) return {};
    const { code, books: fontBooks } = ready;
    return Object.fromEntries(
      scenes
        .filter((scene) => isTyped(scene, texts))
        .map((scene) => {
          const own = texts[scene.side] ?? {};
          return [scene.side, code.drawPersonal({ scene, texts: own, fontBooks, family, colour })];
        }),
    );
  }, [ready, scenes, texts, family, colour]);
}
