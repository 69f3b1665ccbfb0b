'use client';

import { useEffect, useRef, useState } from 'react';
import type { Personalisation } from '@/lib/modules/checkout/rules/basket/types';
import { previewPersonalised } from '@/lib/modules/design/rules/personalise';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import { askWords } from './ask-words';
import { asOrdered, isRefused, writtenIn, type WordPlace } from './asked-words';
import { WORD_PAUSE_MS } from './word-check';
import { useWordPlace } from './word-place';

/** One row of a list as it would be printed. */
export interface PrintedRow {
  key: number;
  texts: Personalisation;
  /** `#rrggbb` of its garment. */
  colour: string;
}

type Refused = Record<string, FieldErrorCode>;

/** Rows checked before the page may respond to input again. */
const AT_ONCE = 10;
const pause = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

interface List {
  scenes: readonly Scene[];
  rows: readonly PrintedRow[];
  /** The store to ask about refused words. */
  place: WordPlace | null;
}

/** The store's answers about each row's words; null when they are no longer needed. */
async function checkWords({ scenes, rows, place }: List, wanted: () => boolean) {
  const refused = new Map<number, Refused>();
  if (!place) return refused;
  await pause(WORD_PAUSE_MS);
  if (!wanted()) return null;
  await askWords(
    place,
    rows.flatMap(({ texts }) => writtenIn(scenes, texts)),
  );
  for (const { key, texts } of rows) {
    const held = Object.entries(texts).flatMap(([side, layers]) =>
      Object.entries(layers)
        .filter(([, text]) => isRefused(place, asOrdered(text)))
        .map(([id]) => `${side}.${id}`),
    );
    refused.set(key, Object.fromEntries(held.map((at) => [at, 'word_refused'])));
  }
  return refused;
}

async function checkAll(
  list: List,
  known: Map<string, Refused>,
  wanted: () => boolean,
): Promise<Record<number, Refused> | null> {
  const { scenes, rows } = list;
  const words = await checkWords(list, wanted);
  const [code, { loadBooks }] = await Promise.all([
    import('./draw-personal'),
    import('@/lib/modules/design/client/load-font-books'),
  ]);
  const refused: Record<number, Refused> = {};
  for (const [index, row] of rows.entries()) {
    const name = JSON.stringify([row.texts, row.colour]);
    if (!known.has(name)) {
      const written = scenes.map((scene) => previewPersonalised(scene, row.texts[scene.side] ?? {}));
      const fontBooks = await loadBooks(written);
      const found = scenes.flatMap((scene) => {
        const texts = row.texts[scene.side] ?? {};
        const codes = Object.entries(code.refusedTexts({ scene, texts, fontBooks, colour: row.colour }));
        return codes.map(([layer, one]) => [`${scene.side}.${layer}`, one] as const);
      });
      known.set(name, Object.fromEntries(found));
      if (index % AT_ONCE === 0) await pause();
    }
    if (!words || !wanted()) return null;
    refused[row.key] = { ...known.get(name), ...words.get(row.key) };
  }
  return refused;
}

/**
 * The print check's errors for each row's texts, by side and layer; null until all rows were checked. If the drawing
 * code cannot be loaded, nothing is refused here, and the order decides.
 */
export function useListRefusals(
  scenes: readonly Scene[],
  rows: readonly PrintedRow[],
): Record<number, Refused> | null {
  const [checked, setChecked] = useState<{
    rows: readonly PrintedRow[];
    refused: Record<number, Refused>;
  } | null>(null);
  const known = useRef(new Map<string, Refused>());
  const place = useWordPlace();
  useEffect(() => {
    let wanted = true;
    checkAll({ scenes, rows, place }, known.current, () => wanted).then(
      (refused) => refused && wanted && setChecked({ rows, refused }),
      () => wanted && setChecked({ rows, refused: {} }),
    );
    return () => {
      wanted = false;
    };
  }, [scenes, rows, place]);
  return checked?.rows === rows ? checked.refused : null;
}
