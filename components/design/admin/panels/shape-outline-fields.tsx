'use client';

import { useTranslations } from 'next-intl';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { contrastRatio } from '@/lib/modules/design/rules/colour';
import { SCENE_LIMITS, type PathLayer } from '@/lib/modules/design/rules/scene-types';
import { useDesigner } from './designer-context';
import { InkField } from './ink-field';
import { NumberField } from './number-field';

/** Width of a new outline, as printed. */
const FIRST_MM = 1.5;
const MOST_MM = 50;

/** A shape's outline: on or off, its colour and width. `canBeOff`: the shape is seen without it. */
export function ShapeOutlineFields({ layer, canBeOff }: { layer: PathLayer; canBeOff: boolean }) {
  const t = useTranslations('designer.shape');
  const { editor } = useDesigner();
  const { stroke, strokeWidthMm = 1, scale } = layer;
  const ids = [layer.id];
  const turn = (isOn: boolean) => {
    const contrary = contrastRatio(layer.fill, '#ffffff') > 4 ? '#ffffff' : '#141414';
    const fields = isOn
      ? { stroke: contrary, strokeWidthMm: FIRST_MM / scale }
      : { stroke: undefined, strokeWidthMm: undefined };
    editor.dispatch({ type: 'set-path', ids, fields });
  };
  return (
    <>
      {canBeOff ? (
        <CheckboxField
          label={t('outline')}
          checked={stroke !== undefined}
          onChange={(event) => turn(event.target.checked)}
        />
      ) : null}
      {stroke === undefined ? null : (
        <div className="grid gap-3 border-s-2 border-line ps-3.5">
          <NumberField
            label={t('outlineWidth')}
            unit="mm"
            value={strokeWidthMm * scale}
            min={Math.max(0.1, Math.ceil(SCENE_LIMITS.sizeMm.min * scale * 10) / 10)}
            max={MOST_MM}
            step={0.1}
            write={(value, merge) =>
              editor.dispatch({ type: 'set-path', ids, fields: { strokeWidthMm: value / scale } }, merge)
            }
          />
          <InkField
            label={t('stroke')}
            value={stroke}
            write={(colour, merge) =>
              editor.dispatch({ type: 'set-path', ids, fields: { stroke: colour } }, merge)
            }
          />
        </div>
      )}
    </>
  );
}
