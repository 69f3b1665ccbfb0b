'use client';

import { useTranslations } from 'next-intl';
import { layoutText } from '@/lib/modules/design/rules/layout-text';
import { textFonts } from '@/lib/modules/design/rules/scene-fonts';
import type { TextLayer } from '@/lib/modules/design/rules/scene-types';
import { useDesigner, useScene } from './designer-context';
import { RangeField } from './range-field';

/** Degrees of a nearly closed circle. */
const MOST_DEGREES = 340;
const RADIAN = 180 / Math.PI;

/** Width of the text before bending, in mm before scaling; estimated while its font loads. */
function useTextWidth(layer: TextLayer): number {
  const { fontBooks } = useDesigner();
  const scene = useScene();
  const fonts = textFonts(layer, fontBooks);
  if (!fonts || !scene) return Math.max(1, layer.text.length * layer.fontSizeMm * 0.55);
  const { naturalWidth, fit } = layoutText(layer, fonts.book, scene.area, fonts.standIns);
  return Math.max(1, naturalWidth * fit);
}

/** Curvature of a text line, in degrees of its circle: easier to understand than a radius. */
export function CurveField({ layer }: { layer: TextLayer }) {
  const t = useTranslations('designer.text');
  const { editor } = useDesigner();
  const width = useTextWidth(layer);
  const { arcRadiusMm } = layer;
  const bent = arcRadiusMm === undefined ? 0 : Math.round((width / arcRadiusMm) * RADIAN);
  const degrees = Math.max(-MOST_DEGREES, Math.min(MOST_DEGREES, bent));
  const said =
    degrees === 0
      ? t('straight')
      : degrees > 0
        ? t('arched', { degrees })
        : t('hanging', { degrees: -degrees });
  const bend = (wanted: number, merge: string) => {
    const radius = Math.round(((width * RADIAN) / wanted) * 10) / 10;
    const fields = { arcRadiusMm: wanted === 0 ? undefined : radius };
    editor.dispatch({ type: 'set-text', ids: [layer.id], fields }, merge);
  };
  return (
    <RangeField
      label={t('curve')}
      value={degrees}
      min={-MOST_DEGREES}
      max={MOST_DEGREES}
      step={5}
      said={said}
      write={bend}
    />
  );
}
