'use client';

import { useEffect, useState } from 'react';
import type { Personalisation } from '@/lib/modules/checkout/rules/basket/types';
import type { FontBooks } from '@/lib/modules/design/rules/font-book';
import { previewPersonalised } from '@/lib/modules/design/rules/personalise';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import type * as DrawPersonal from './draw-personal';

/** The drawing code, and the fonts that some scenes need for a shopper's texts. */
export interface Drawing {
  code: typeof DrawPersonal;
  books: FontBooks;
}

async function load(scenes: readonly Scene[]): Promise<Drawing> {
  const [code, { loadBooks }] = await Promise.all([
    import('./draw-personal'),
    import('@/lib/modules/design/client/load-font-books'),
  ]);
  return { code, books: await loadBooks(scenes) };
}

/** Loaded fonts never change, so equal names mean the same fonts. */
function isSame(one: Drawing | null, other: Drawing): boolean {
  return one !== null && Object.keys(one.books).join() === Object.keys(other.books).join();
}

/**
 * The code that draws and checks a shopper's texts; null until it has loaded, or when that fails. A text with glyphs
 * that its font lacks loads a fallback font too.
 */
export function useDrawing(scenes: readonly Scene[], texts: Personalisation): Drawing | null {
  const [ready, setReady] = useState<Drawing | null>(null);
  useEffect(() => {
    if (scenes.length === 0) return;
    let wanted = true;
    const written = scenes.map((scene) => previewPersonalised(scene, texts[scene.side] ?? {}));
    load(written).then(
      (loaded) => wanted && setReady((known) => (isSame(known, loaded) ? known : loaded)),
      () => wanted && setReady(null),
    );
    return () => {
      wanted = false;
    };
  }, [scenes, texts]);
  return ready;
}
