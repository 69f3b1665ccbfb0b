'use client';

import { useTranslations } from 'next-intl';
import type { PathLayer } from '@/lib/modules/design/rules/scene-types';
import { useDesigner } from './designer-context';
import { InkField } from './ink-field';
import { NumberField } from './number-field';
import { PanelSection } from './panel-section';

const MOST_PERCENT = 1000;

/** Colours and size of a shape. */
export function ShapePanel({ layer }: { layer: PathLayer }) {
  const t = useTranslations('designer.shape');
  const { editor } = useDesigner();
  const ids = [layer.id];
  return (
    <PanelSection title={t('title')}>
      {layer.fill === 'none' ? null : (
        <InkField
          label={t('fill')}
          value={layer.fill}
          write={(fill, merge) => editor.dispatch({ type: 'set-path', ids, fields: { fill } }, merge)}
        />
      )}
      {layer.stroke === undefined ? null : (
        <InkField
          label={t('stroke')}
          value={layer.stroke}
          write={(stroke, merge) => editor.dispatch({ type: 'set-path', ids, fields: { stroke } }, merge)}
        />
      )}
      <NumberField
        label={t('scale')}
        unit="%"
        value={layer.scale * 100}
        min={1}
        max={MOST_PERCENT}
        write={(value, merge) =>
          editor.dispatch({ type: 'set-layer', ids, fields: { scale: value / 100 } }, merge)
        }
      />
    </PanelSection>
  );
}
