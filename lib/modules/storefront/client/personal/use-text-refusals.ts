'use client';

import { useMemo } from 'react';
import type { Personalisation } from '@/lib/modules/checkout/rules/basket/types';
import type { PictureFacts } from '@/lib/modules/design/rules/preflight-types';
import type { Scene, Side } from '@/lib/modules/design/rules/scene-types';
import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import { useDrawing, type Drawing } from './use-drawing';
import { useRefusedWords } from './word-check';

const NO_FACTS: Readonly<Record<string, PictureFacts>> = {};

/** What is wrong with what is a shopper's own, by side and layer. */
export type TextRefusals = Partial<Record<Side, Record<string, FieldErrorCode>>>;

interface Asked {
  scene: Scene;
  texts: Record<string, string>;
  colour: string;
  pictures: Readonly<Record<string, PictureFacts>>;
}

function drawnRefusals(ready: Drawing | null, asked: Asked): [string, FieldErrorCode][] {
  if (!ready) return [];
  return Object.entries(ready.code.refusedTexts({ ...asked, fontBooks: ready.books }));
}

/**
 * What an order would refuse of a shopper's texts, as they type: the print check the server makes, by the same code, and
 * the store's word on its words (docs/decisions/0027). Empty until those have come, and for texts that are still empty;
 * the server then decides alone. Pictures stand by their files; `pictures` says what is known of these (`useOwnPictures`).
 */
export function useTextRefusals(
  scenes: readonly Scene[],
  texts: Personalisation,
  colour: string,
  pictures: Readonly<Record<string, PictureFacts>> = NO_FACTS,
): TextRefusals {
  const ready = useDrawing(scenes, texts);
  const holdsWord = useRefusedWords(scenes, texts);
  return useMemo(
    () =>
      Object.fromEntries(
        scenes.map((scene) => {
          const own = texts[scene.side] ?? {};
          const refused = drawnRefusals(ready, { scene, texts: own, colour, pictures });
          const words = Object.entries(own).flatMap(([id, text]) =>
            holdsWord(text) ? [[id, 'word_refused'] as const] : [],
          );
          const told = [...refused, ...words].filter(([id]) => (own[id] ?? '').trim() !== '');
          return [scene.side, Object.fromEntries(told)];
        }),
      ),
    [ready, scenes, texts, colour, pictures, holdsWord],
  );
}
