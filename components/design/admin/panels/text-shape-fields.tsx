'use client';

import { useTranslations } from 'next-intl';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { contrastRatio } from '@/lib/modules/design/rules/colour';
import { SCENE_LIMITS, type TextLayer } from '@/lib/modules/design/rules/scene-types';
import { CurveField } from './curve-field';
import { useDesigner } from './designer-context';
import { FitFields } from './fit-fields';
import { InkField } from './ink-field';
import { NumberField } from './number-field';
import { PanelSection } from './panel-section';
import { RangeField } from './range-field';

/** Letter spacing, curve, width and outline of a text. */
export function TextShapeFields({ layer }: { layer: TextLayer }) {
  const t = useTranslations('designer.text');
  const { editor } = useDesigner();
  const spacing = layer.letterSpacing ?? 0;
  const setSpacing = (percent: number, merge: string) => {
    const letterSpacing = percent === 0 ? undefined : percent / 100;
    editor.dispatch({ type: 'set-text', ids: [layer.id], fields: { letterSpacing } }, merge);
  };
  return (
    <PanelSection title={t('shape')}>
      <RangeField
        label={t('spacing')}
        value={Math.round(spacing * 100)}
        min={SCENE_LIMITS.letterSpacing.min * 100}
        max={100}
        step={1}
        said={t('percent', { percent: Math.round(spacing * 100) })}
        write={setSpacing}
      />
      <CurveField layer={layer} />
      <FitFields layer={layer} />
      <OutlineFields layer={layer} />
    </PanelSection>
  );
}

/** Default outline width, as a fraction of the font size. */
const FIRST_SHARE = 0.03;

function OutlineFields({ layer }: { layer: TextLayer }) {
  const t = useTranslations('designer.text');
  const { editor } = useDesigner();
  const { stroke, strokeWidthMm = 1 } = layer;
  const { min, max } = SCENE_LIMITS.outlineMm;
  const ids = [layer.id];
  const turn = (isOn: boolean) => {
    const contrary = contrastRatio(layer.fill, '#ffffff') > 4 ? '#ffffff' : '#141414';
    const width = Math.round(Math.max(0.4, Math.min(2, layer.fontSizeMm * FIRST_SHARE)) * 10) / 10;
    const fields = isOn
      ? { stroke: contrary, strokeWidthMm: width }
      : { stroke: undefined, strokeWidthMm: undefined };
    editor.dispatch({ type: 'set-text', ids, fields });
  };
  return (
    <>
      <CheckboxField
        label={t('outline')}
        checked={stroke !== undefined}
        onChange={(event) => turn(event.target.checked)}
      />
      {stroke === undefined ? null : (
        <div className="grid gap-3 border-s-2 border-line ps-3.5">
          <NumberField
            label={t('outlineWidth')}
            unit="mm"
            value={strokeWidthMm * layer.scale}
            min={Math.ceil(min * layer.scale * 10) / 10}
            max={Math.floor(max * layer.scale * 10) / 10}
            step={0.1}
            write={(value, merge) =>
              editor.dispatch(
                { type: 'set-text', ids, fields: { strokeWidthMm: value / layer.scale } },
                merge,
              )
            }
          />
          <InkField
            label={t('outlineColour')}
            value={stroke}
            write={(colour, merge) =>
              editor.dispatch({ type: 'set-text', ids, fields: { stroke: colour } }, merge)
            }
          />
        </div>
      )}
    </>
  );
}
