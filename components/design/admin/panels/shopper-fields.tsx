'use client';

import { useTranslations } from 'next-intl';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { SelectField } from '@/components/ui/select-field';
import { CHARACTER_SETS, type CharacterSet, type TextLayer } from '@/lib/modules/design/rules/scene-types';
import { useDesigner } from './designer-context';
import { NumberField } from './number-field';
import { PanelSection } from './panel-section';

const FIRST_LENGTH = 14;
const MOST_LENGTH = 200;

/** Whether shoppers may change this text, and the limits. */
export function ShopperFields({ layer }: { layer: TextLayer }) {
  const t = useTranslations('designer.shopper');
  const { editor } = useDesigner();
  const ids = [layer.id];
  const open = (customisable: boolean) => {
    const merge = `customisable:${layer.id}:${customisable}`;
    editor.dispatch({ type: 'set-layer', ids, fields: { customisable } }, merge);
    if (!customisable || layer.maxLength !== undefined) return;
    const maxLength = Math.max(FIRST_LENGTH, [...layer.text].length);
    const text = layer.text.replaceAll('\n', ' ');
    editor.dispatch({ type: 'set-text', ids, fields: { maxLength, text } }, merge);
  };
  const setAllowed = (allowed: string) => {
    const set = CHARACTER_SETS.find((one): one is CharacterSet => one === allowed);
    editor.dispatch({ type: 'set-text', ids, fields: { allowed: set === 'any' ? undefined : set } });
  };
  return (
    <PanelSection title={t('title')}>
      <CheckboxField
        label={t('text')}
        hint={t('hint')}
        checked={layer.customisable}
        onChange={(event) => open(event.target.checked)}
      />
      {layer.customisable ? (
        <>
          <NumberField
            label={t('maxLength')}
            value={layer.maxLength ?? MOST_LENGTH}
            min={1}
            max={MOST_LENGTH}
            write={(value, merge) =>
              editor.dispatch({ type: 'set-text', ids, fields: { maxLength: Math.round(value) } }, merge)
            }
          />
          <SelectField
            label={t('allowed')}
            value={layer.allowed ?? 'any'}
            options={CHARACTER_SETS.map((value) => ({ value, label: t(`sets.${value}`) }))}
            onChange={(event) => setAllowed(event.target.value)}
          />
        </>
      ) : null}
    </PanelSection>
  );
}
