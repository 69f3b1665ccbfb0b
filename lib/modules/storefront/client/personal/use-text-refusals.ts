'use client';

import { useMemo } from 'react';
import type { Personalisation } from '@/lib/modules/checkout/rules/basket/types';
import type { PictureFacts } from '@/lib/modules/design/rules/preflight-types';
import type { Scene, Side } from '@/lib/modules/design/rules/scene-types';
import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import { useDrawing, type Drawing } from './use-drawing';
import { useRefusedWords } from './word-check';

const NO_FACTS: Readonly<Record<string, PictureFacts>> = {};

/** Errors of the shopper's own values, by side and layer. */
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
 * The errors that an order would give for a shopper's texts, while they type: the same print check code as on the
 * server, and the store's answer on refused words (docs/decisions/0027). Empty until both have loaded, and for empty
 * texts; then the server alone decides. Pictures are given by file id; `pictures` has facts about them
 * (`useOwnPictures`).
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
