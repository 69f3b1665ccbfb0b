'use client';

import { useTranslations } from 'next-intl';
import { boxFor, printedSize, type OwnSize } from '@/lib/modules/design/rules/picture-size';
import { SCENE_LIMITS, type ImageLayer } from '@/lib/modules/design/rules/scene-types';
import { useDesigner } from './designer-context';
import { NumberField } from './number-field';

/** Printed width and height; the aspect ratio is kept. */
export function PictureSizeFields({ layer, own }: { layer: ImageLayer; own: OwnSize }) {
  const t = useTranslations('designer.picture');
  const { editor } = useDesigner();
  const { widthMm, heightMm } = printedSize(layer, own);
  const most = SCENE_LIMITS.sizeMm.max;
  const write = (wanted: { widthMm: number } | { heightMm: number }, merge: string) =>
    editor.dispatch({ type: 'set-image', ids: [layer.id], fields: boxFor(layer, own, wanted) }, merge);
  return (
    <div className="grid grid-cols-2 gap-3">
      <NumberField
        label={t('width')}
        unit="mm"
        value={widthMm}
        min={1}
        max={most}
        write={(value, merge) => write({ widthMm: value }, merge)}
      />
      <NumberField
        label={t('height')}
        unit="mm"
        value={heightMm}
        min={1}
        max={most}
        write={(value, merge) => write({ heightMm: value }, merge)}
      />
    </div>
  );
}
