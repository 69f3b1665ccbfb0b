'use client';

import { TextAlignCenter, TextAlignEnd, TextAlignStart } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { TEXT_ALIGNS, type TextAlign, type TextLayer } from '@/lib/modules/design/rules/scene-types';
import { useDesigner } from './designer-context';
import { Segmented } from './segmented';

const ICONS: Record<TextAlign, typeof TextAlignCenter> = {
  left: TextAlignStart,
  center: TextAlignCenter,
  right: TextAlignEnd,
};

export function TextAlignField({ layer }: { layer: TextLayer }) {
  const t = useTranslations('designer.text');
  const { editor } = useDesigner();
  const options = TEXT_ALIGNS.map((value) => {
    const Icon = ICONS[value];
    return { value, label: t(`aligns.${value}`), content: <Icon className="size-5" /> };
  });
  return (
    <Segmented
      label={t('align')}
      value={layer.textAlign}
      options={options}
      onChoose={(textAlign) => editor.dispatch({ type: 'set-text', ids: [layer.id], fields: { textAlign } })}
    />
  );
}
