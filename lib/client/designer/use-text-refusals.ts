'use client';

import { useMemo } from 'react';
import type { Personalisation } from '@/lib/domain/basket/types';
import type { Scene, Side } from '@/lib/domain/design/scene-types';
import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import { useDrawing } from './use-drawing';

/** What is wrong with a shopper's texts, by side and layer. */
export type TextRefusals = Partial<Record<Side, Record<string, FieldErrorCode>>>;

/**
 * What an order would refuse of a shopper's texts, as they type: the print check the server makes, by the same code. Empty
 * until that has come, and for texts that are still empty; the server then decides alone.
 */
export function useTextRefusals(
  scenes: readonly Scene[],
  texts: Personalisation,
  colour: string,
): TextRefusals {
  const ready = useDrawing(scenes, texts);
  return useMemo(() => {
    if (!ready) return {};
    const { code, books: fontBooks } = ready;
    return Object.fromEntries(
      scenes.map((scene) => {
        const own = texts[scene.side] ?? {};
        const refused = Object.entries(code.refusedTexts({ scene, texts: own, fontBooks, colour }));
        return [scene.side, Object.fromEntries(refused.filter(([id]) => (own[id] ?? '').trim() !== ''))];
      }),
    );
  }, [ready, scenes, texts, colour]);
}
