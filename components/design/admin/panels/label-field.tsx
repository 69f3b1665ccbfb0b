'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '@/components/ui/text-field';
import { type Layer, SCENE_LIMITS } from '@/lib/modules/design/rules/scene-types';
import { useDesigner } from './designer-context';
import { useTyped } from './use-typed';

/** The layer's name, used in the text description and never printed. */
export function LabelField({ layer }: { layer: Layer }) {
  const t = useTranslations('designer.layer');
  const { editor } = useDesigner();
  const typed = useTyped({
    text: layer.label ?? '',
    read: (text) => text,
    write: (label, merge) =>
      editor.dispatch({ type: 'set-layer', ids: [layer.id], fields: { label } }, merge),
  });
  return (
    <TextField
      label={t('label')}
      hint={t('labelHint')}
      maxLength={SCENE_LIMITS.labelLength}
      value={typed.text}
      onChange={(event) => typed.onText(event.target.value)}
      onBlur={typed.onBlur}
    />
  );
}
