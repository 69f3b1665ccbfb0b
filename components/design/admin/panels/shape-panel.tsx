'use client';

import { useTranslations } from 'next-intl';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { contrastRatio } from '@/lib/modules/design/rules/colour';
import type { PathLayer } from '@/lib/modules/design/rules/scene-types';
import { useDesigner } from './designer-context';
import { DrawingInks } from './drawing-inks';
import { InkField } from './ink-field';
import { PanelSection } from './panel-section';
import { ShapeOutlineFields } from './shape-outline-fields';
import { ShapeSizeFields } from './shape-size-fields';

/** Fill and outline of a shape; one of them is always there. */
function ShapeInks({ layer }: { layer: PathLayer }) {
  const t = useTranslations('designer.shape');
  const { editor, garment } = useDesigner();
  const ids = [layer.id];
  const isFilled = layer.fill !== 'none';
  // An open line encloses nothing that could be filled.
  const isClosed = layer.d.includes('Z');
  const seen = contrastRatio('#ffffff', garment.hex) > contrastRatio('#141414', garment.hex);
  const fillAnew = (isOn: boolean) => {
    const ink = seen ? '#ffffff' : '#141414';
    const fields = isOn
      ? { fill: layer.stroke ?? ink }
      : { fill: 'none', ...(layer.stroke === undefined ? { stroke: layer.fill, strokeWidthMm: 1.5 } : {}) };
    editor.dispatch({ type: 'set-path', ids, fields });
  };
  return (
    <>
      {isClosed ? (
        <CheckboxField
          label={t('filled')}
          checked={isFilled}
          onChange={(event) => fillAnew(event.target.checked)}
        />
      ) : null}
      {isFilled ? (
        <InkField
          label={t('fill')}
          value={layer.fill}
          write={(fill, merge) => editor.dispatch({ type: 'set-path', ids, fields: { fill } }, merge)}
        />
      ) : null}
      <ShapeOutlineFields layer={layer} canBeOff={isFilled} />
    </>
  );
}

/** Inks, outline and size of a shape or a drawing. */
export function ShapePanel({ layer }: { layer: PathLayer }) {
  const t = useTranslations('designer.shape');
  return (
    <PanelSection title={t('title')}>
      <ShapeSizeFields layer={layer} />
      {layer.parts ? <DrawingInks layer={layer} /> : <ShapeInks layer={layer} />}
    </PanelSection>
  );
}
