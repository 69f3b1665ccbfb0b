'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '@/components/ui/text-field';
import { type Layer, SCENE_LIMITS } from '@/lib/modules/design/rules/scene-types';
import { useDesigner } from './designer-context';
import { useTyped } from './use-typed';

/** What a person would call the layer; spoken in the text description, never drawn. */
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
