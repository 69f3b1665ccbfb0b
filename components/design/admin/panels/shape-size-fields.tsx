'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { pathSize } from '@/lib/modules/design/rules/edit/size-path';
import { SCENE_LIMITS, type PathLayer } from '@/lib/modules/design/rules/scene-types';
import { useDesigner } from './designer-context';
import { NumberField } from './number-field';

interface Size {
  widthMm: number;
  heightMm: number;
}

/** Both directions, the other one in proportion where that is wanted and there is one. */
function sizeFor(wanted: Partial<Size>, { widthMm, heightMm }: Size, keeps: boolean): Partial<Size> {
  if (!keeps || widthMm === 0 || heightMm === 0) return wanted;
  const factor =
    wanted.widthMm === undefined ? (wanted.heightMm ?? heightMm) / heightMm : wanted.widthMm / widthMm;
  return { widthMm: widthMm * factor, heightMm: heightMm * factor };
}

/** Printed width and height of a shape, each for itself or in proportion; a drawing begins in proportion. */
export function ShapeSizeFields({ layer }: { layer: PathLayer }) {
  const t = useTranslations('designer.shape');
  const { editor } = useDesigner();
  const [keeps, setKeeps] = useState(layer.parts !== undefined);
  const size = pathSize(layer);
  if (!size) return null;
  const isFlat = size.widthMm === 0 || size.heightMm === 0;
  const most = SCENE_LIMITS.sizeMm.max;
  const write = (wanted: Partial<Size>, merge: string) =>
    editor.dispatch({ type: 'size-path', ids: [layer.id], ...sizeFor(wanted, size, keeps) }, merge);
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        {size.widthMm === 0 ? null : (
          <NumberField
            label={t('width')}
            unit="mm"
            value={size.widthMm}
            min={1}
            max={most}
            write={(value, merge) => write({ widthMm: value }, merge)}
          />
        )}
        {size.heightMm === 0 ? null : (
          <NumberField
            label={t('height')}
            unit="mm"
            value={size.heightMm}
            min={1}
            max={most}
            write={(value, merge) => write({ heightMm: value }, merge)}
          />
        )}
      </div>
      {isFlat ? null : (
        <CheckboxField
          label={t('proportions')}
          checked={keeps}
          onChange={(event) => setKeeps(event.target.checked)}
        />
      )}
    </>
  );
}
