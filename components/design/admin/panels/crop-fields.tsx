'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { croppedTo, WHOLE, type OwnSize } from '@/lib/modules/design/rules/picture-size';
import { SCENE_LIMITS, type Crop, type ImageLayer } from '@/lib/modules/design/rules/scene-types';
import { CropBox } from './crop-box';
import { useDesigner } from './designer-context';
import { NumberField } from './number-field';
import { PanelSection } from './panel-section';

const percent = (share: number): number => Math.round(share * 1000) / 10;

interface CropFieldsProps {
  layer: ImageLayer;
  own: OwnSize;
  url: string;
}

/** Crops a picture by a frame or by numbers. The cut-off part is kept and can be restored. */
export function CropFields({ layer, own, url }: CropFieldsProps) {
  const t = useTranslations('designer.crop');
  const { editor } = useDesigner();
  const crop = layer.crop ?? WHOLE;
  const ids = [layer.id];
  const id = useId();
  const count = useRef(0);
  const write = (wanted: Crop, merge?: string) => {
    const { fields, position } = croppedTo(layer, own, wanted);
    // Crop and position change together: one undo step.
    if (merge === undefined) count.current += 1;
    const step = merge ?? `${id}:${count.current}`;
    editor.dispatch({ type: 'set-image', ids, fields }, step);
    editor.dispatch({ type: 'set-layer', ids, fields: { position } }, step);
  };
  const least = percent(SCENE_LIMITS.cropShare);
  const field = (name: keyof Crop, min: number, max: number) => (
    <NumberField
      label={t(name)}
      unit="%"
      value={percent(crop[name])}
      min={min}
      max={max}
      write={(value, merge) => write({ ...crop, [name]: value / 100 }, merge)}
    />
  );
  const reset = (
    <Button variant="quiet" size="sm" onClick={() => write(WHOLE)}>
      {t('reset')}
    </Button>
  );
  return (
    <PanelSection title={t('title')} aside={layer.crop ? reset : undefined}>
      <CropBox crop={crop} url={url} own={own} onCrop={write} />
      <div className="grid grid-cols-2 gap-3">
        {field('x', 0, percent(1 - crop.width))}
        {field('y', 0, percent(1 - crop.height))}
        {field('width', least, percent(1 - crop.x))}
        {field('height', least, percent(1 - crop.y))}
      </div>
    </PanelSection>
  );
}
