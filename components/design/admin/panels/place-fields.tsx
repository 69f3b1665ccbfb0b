'use client';

import { useTranslations } from 'next-intl';
import { SCENE_LIMITS, type Layer } from '@/lib/modules/design/rules/scene-types';
import { useDesigner } from './designer-context';
import { LabelField } from './label-field';
import { NumberField } from './number-field';
import { PanelSection } from './panel-section';

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Position of a layer (distance from the print area's edges to its ink) and its angle. */
export function PlaceFields({ layer }: { layer: Layer }) {
  const t = useTranslations('designer.layer');
  const { editor } = useDesigner();
  const box = editor.bounds(layer.id);
  const ids = [layer.id];
  const { positionMm: far, angle } = SCENE_LIMITS;
  const place = (axis: 'x' | 'y') => (value: number, merge: string) =>
    editor.dispatch({ type: 'place', ids, [axis]: value }, merge);
  return (
    <PanelSection title={t('place')}>
      {box ? (
        <>
          <div className="grid grid-cols-2 gap-3">
            <NumberField
              label={t('left')}
              unit="mm"
              value={tenths(box.left)}
              min={-far}
              max={far}
              write={place('x')}
            />
            <NumberField
              label={t('top')}
              unit="mm"
              value={tenths(box.top)}
              min={-far}
              max={far}
              write={place('y')}
            />
          </div>
          <p className="text-[0.9375rem] text-muted">
            {t('ink', { width: tenths(box.right - box.left), height: tenths(box.bottom - box.top) })}
          </p>
        </>
      ) : null}
      <NumberField
        label={t('angle')}
        unit="°"
        value={tenths(layer.angle)}
        min={-angle}
        max={angle}
        write={(value, merge) => editor.dispatch({ type: 'set-layer', ids, fields: { angle: value } }, merge)}
      />
      <LabelField key={layer.id} layer={layer} />
    </PanelSection>
  );
}
