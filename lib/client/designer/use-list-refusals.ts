'use client';

import { useEffect, useRef, useState } from 'react';
import type { Personalisation } from '@/lib/domain/basket/types';
import { previewPersonalised } from '@/lib/domain/design/personalise';
import type { Scene } from '@/lib/domain/design/scene-types';
import type { FieldErrorCode } from '@/lib/kernel/error-codes';

/** One row of a list as it would be printed. */
export interface PrintedRow {
  key: number;
  texts: Personalisation;
  /** `#rrggbb` of its cloth. */
  colour: string;
}

type Refused = Record<string, FieldErrorCode>;

/** Rows checked before the page may answer again. */
const AT_ONCE = 10;
const pause = () => new Promise((resolve) => setTimeout(resolve));

async function checkAll(
  scenes: readonly Scene[],
  rows: readonly PrintedRow[],
  known: Map<string, Refused>,
  wanted: () => boolean,
): Promise<Record<number, Refused> | null> {
  const code = await import('./draw-personal');
  const refused: Record<number, Refused> = {};
  for (const [index, row] of rows.entries()) {
    const name = JSON.stringify([row.texts, row.colour]);
    if (!known.has(name)) {
      const written = scenes.map((scene) => previewPersonalised(scene, row.texts[scene.side] ?? {}));
      const fontBooks = await code.loadBooks(written);
      const found = scenes.flatMap((scene) => {
        const texts = row.texts[scene.side] ?? {};
        const codes = Object.entries(code.refusedTexts({ scene, texts, fontBooks, colour: row.colour }));
        return codes.map(([layer, one]) => [`${scene.side}.${layer}`, one] as const);
      });
      known.set(name, Object.fromEntries(found));
      if (index % AT_ONCE === 0) await pause();
    }
    if (!wanted()) return null;
    refused[row.key] = known.get(name) ?? {};
  }
  return refused;
}

/**
 * What the print check refuses of each row's texts, by side and layer; null until all rows have been looked at. Where the
 * drawing code can't be had, nothing is refused here, and the order decides.
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
  useEffect(() => {
    let wanted = true;
    checkAll(scenes, rows, known.current, () => wanted).then(
      (refused) => refused && wanted && setChecked({ rows, refused }),
      () => wanted && setChecked({ rows, refused: {} }),
    );
    return () => {
      wanted = false;
    };
  }, [scenes, rows]);
  return checked?.rows === rows ? checked.refused : null;
}
