'use client';

import { useTranslations } from 'next-intl';
import { contrastRatio } from '@/lib/modules/design/rules/colour';
import { printArea } from '@/lib/modules/design/rules/garments/print-area';
import type { Layer, Scene } from '@/lib/modules/design/rules/scene-types';
import { useDesigner, useScene } from './designer-context';
import { focusText } from './move-focus';

/** Default font of a new text. */
const FIRST_FAMILY = 'Inter Bold';
/** The share of the print area's width that a new text may fill; a longer one is shrunk to it. */
const WIDEST = 0.9;
const INKS = ['#ffffff', '#141414'] as const;

const isText = (layer: Layer) => layer.type === 'text';

/** The ink with the most contrast on a fabric. */
function inkOn(cloth: string): string {
  const [light, dark] = INKS;
  return contrastRatio(light, cloth) > contrastRatio(dark, cloth) ? light : dark;
}

/** The font of the side's last text, so that a new text matches. */
function familyOf(scene: Scene | undefined): string {
  const last = scene?.layers.filter(isText).at(-1);
  return last?.fontFamily ?? FIRST_FAMILY;
}

/** Adds a text in a readable ink and focuses its field, so that typing replaces it. */
export function useAddText(): () => void {
  const t = useTranslations('designer.text');
  const { editor, family, garment, openSettings } = useDesigner();
  const scene = useScene();
  return () => {
    const { widthMm } = scene?.area ?? printArea(family, editor.state.side);
    const added = editor.dispatch({
      type: 'add-text',
      text: t('sample'),
      fontFamily: familyOf(scene),
      fill: inkOn(garment.hex),
      fields: { maxWidthMm: Math.floor(widthMm * WIDEST) },
    });
    if (!added) return;
    openSettings();
    focusText();
  };
}
