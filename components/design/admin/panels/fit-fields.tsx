'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/select-field';
import { SCENE_LIMITS, type TextFit, type TextLayer } from '@/lib/modules/design/rules/scene-types';
import { useDesigner } from './designer-context';
import { NumberField } from './number-field';

const FITS = ['free', 'shrink', 'fill'] as const;

/** Whether a text is fitted to a width, and the width. */
export function FitFields({ layer }: { layer: TextLayer }) {
  const t = useTranslations('designer.text');
  const { editor } = useDesigner();
  const { maxWidthMm, fit = 'shrink', scale } = layer;
  const ids = [layer.id];
  const { min, max } = SCENE_LIMITS.sizeMm;
  const choose = (wanted: string) => {
    const box = editor.bounds(layer.id);
    const asItIs = box ? Math.round(((box.right - box.left) / scale) * 10) / 10 : 100;
    const width = maxWidthMm ?? Math.max(min, asItIs);
    const fields =
      wanted === 'free'
        ? { maxWidthMm: undefined, fit: undefined }
        : { maxWidthMm: width, fit: (wanted === 'fill' ? 'fill' : undefined) as TextFit | undefined };
    editor.dispatch({ type: 'set-text', ids, fields });
  };
  return (
    <>
      <SelectField
        label={t('fit')}
        value={maxWidthMm === undefined ? 'free' : fit}
        options={FITS.map((value) => ({ value, label: t(`fits.${value}`) }))}
        onChange={(event) => choose(event.target.value)}
      />
      {maxWidthMm === undefined ? null : (
        <NumberField
          label={t('fitWidth')}
          unit="mm"
          value={maxWidthMm * scale}
          min={Math.max(5, min)}
          max={max}
          write={(value, merge) =>
            editor.dispatch({ type: 'set-text', ids, fields: { maxWidthMm: value / scale } }, merge)
          }
        />
      )}
    </>
  );
}
