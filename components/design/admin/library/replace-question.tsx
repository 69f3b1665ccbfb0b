'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { SCENE_LIMITS } from '@/lib/modules/design/rules/scene-types';
import type { NewLayer } from '@/lib/modules/design/rules/edit/edit-state';
import { useDesigner, useScene } from '../panels/designer-context';

interface ReplaceQuestionProps {
  layers: readonly NewLayer[];
  onReplace: () => void;
  onAdd: () => void;
  onCancel: () => void;
}

/** Asked before a template takes the place of what is on the side. Escape goes back to the templates. */
export function ReplaceQuestion({ layers, onReplace, onAdd, onCancel }: ReplaceQuestionProps) {
  const t = useTranslations('designer.library');
  const { readOnly } = useDesigner();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const there = useScene()?.layers.length ?? 0;
  const fits = there + layers.length <= SCENE_LIMITS.layers;
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onCancel();
  };
  return (
    <div
      ref={box}
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onKeyDown={onKeyDown}
      className="grid gap-3 px-4 py-5"
    >
      <h4 id={id} className="text-base font-semibold">
        {t('replaceTitle')}
      </h4>
      <p id={`${id}-text`} className="text-muted">
        {t('replaceText')}
      </p>
      <Button disabled={readOnly} onClick={onReplace}>
        {t('replace')}
      </Button>
      {fits ? (
        <Button variant="secondary" disabled={readOnly} onClick={onAdd}>
          {t('addTo')}
        </Button>
      ) : null}
      <Button variant="quiet" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
