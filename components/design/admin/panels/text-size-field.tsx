'use client';

import { useTranslations } from 'next-intl';
import { SCENE_LIMITS, type TextLayer } from '@/lib/modules/design/rules/scene-types';
import { useDesigner } from './designer-context';
import { NumberField } from './number-field';

/** The printed size; a resize on the canvas updates it. */
export function TextSizeField({ layer }: { layer: TextLayer }) {
  const t = useTranslations('designer.text');
  const { editor } = useDesigner();
  const { min, max } = SCENE_LIMITS.sizeMm;
  return (
    <NumberField
      label={t('size')}
      unit="mm"
      value={layer.fontSizeMm * layer.scale}
      min={Math.max(1, min)}
      max={Math.min(500, max)}
      write={(value, merge) =>
        editor.dispatch(
          { type: 'set-text', ids: [layer.id], fields: { fontSizeMm: value / layer.scale } },
          merge,
        )
      }
    />
  );
}
