'use client';

import { useMemo } from 'react';
import type { Personalisation } from '@/lib/modules/checkout/rules/basket/types';
import type { PlacedPicture } from '@/lib/modules/design/rules/scene-to-svg';
import type { GarmentFamily, Scene, Side } from '@/lib/modules/design/rules/scene-types';
import { useDrawing } from './use-drawing';

const NO_IMAGES: Readonly<Record<string, PlacedPicture>> = {};

/** Whether a scene's side has any value of the shopper's. */
const isTyped = (scene: Scene, texts: Personalisation): boolean =>
  Object.values(texts[scene.side] ?? {}).some((text) => text.trim() !== '');

/**
 * Pictures of the sides with the shopper's own values, drawn while they type. Empty for other sides and until the
 * drawing code has loaded, so that the server's pictures show. `images` are the stored pictures of these sides, by
 * `src` (`useOwnPictures`).
 */
export function usePersonalPictures(
  scenes: readonly Scene[],
  texts: Personalisation,
  garment: { family: GarmentFamily; colour: string },
  images: Readonly<Record<string, PlacedPicture>> = NO_IMAGES,
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
          return [scene.side, code.drawPersonal({ scene, texts: own, fontBooks, family, colour, images })];
        }),
    );
  }, [ready, scenes, texts, family, colour, images]);
}
