'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { Layer } from '@/lib/modules/design/rules/scene-types';
import { useDesigner } from './designer-context';
import { IssueLine, useLayerIssues } from './layer-issues';
import { LayerMark } from './layer-mark';
import { LayerRowTools } from './layer-row-tools';
import { useLayerWords } from './use-layer-words';

interface LayerRowProps {
  layer: Layer;
  /** Whether this row is in the tab order (roving tabindex). */
  isStop: boolean;
  onKeyDown: (event: KeyboardEvent, layer: Layer) => void;
}

/** One layer: name, description, findings and buttons. */
export function LayerRow({ layer, isStop, onKeyDown }: LayerRowProps) {
  const t = useTranslations('designer.layers');
  const { editor } = useDesigner();
  const words = useLayerWords();
  const issues = useLayerIssues(layer.id);
  const { id } = layer;
  const { selection } = editor.state;
  const isSelected = selection.includes(id);
  const isOpen = isSelected && selection.length === 1;
  const name = words.name(layer);
  // The text itself is already the row's title.
  const said = words.description(layer).replace(`${name}, `, '');
  const select = (event: MouseEvent): void => {
    const mode = event.shiftKey || event.ctrlKey || event.metaKey ? 'toggle' : 'only';
    editor.dispatch({ type: 'select', ids: [id], mode });
  };
  return (
    <li className={clsx('rounded-control', isSelected && 'bg-accent-soft')}>
      <div className="flex items-center">
        <label className="grid size-9 shrink-0 place-items-center" title={t('pick', { name })}>
          <input
            type="checkbox"
            checked={isSelected}
            tabIndex={isStop ? 0 : -1}
            aria-label={t('pick', { name })}
            onChange={() => editor.dispatch({ type: 'select', ids: [id], mode: 'toggle' })}
            className="size-4.5 accent-accent"
          />
        </label>
        <button
          type="button"
          data-layer-row={id}
          aria-pressed={isSelected}
          aria-describedby={issues.length > 0 ? `${id}-issues` : undefined}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
          tabIndex={isStop ? 0 : -1}
          onClick={select}
          onKeyDown={(event) => onKeyDown(event, layer)}
          className="flex min-h-11 min-w-0 grow items-center gap-2.5 rounded-control py-1 pe-1 text-start"
        >
          <LayerMark layer={layer} />
          <span className={clsx('grid min-w-0 leading-tight', layer.hidden && 'text-muted')}>
            <span className="truncate font-semibold">{name}</span>
            <span className="truncate text-sm text-muted">{said}</span>
          </span>
        </button>
        {isOpen ? null : <LayerRowTools layer={layer} name={name} isStop={isStop} isOpen={false} />}
      </div>
      {isOpen ? <LayerRowTools layer={layer} name={name} isStop={isStop} isOpen /> : null}
      {issues.length > 0 ? (
        <ul id={`${id}-issues`} className="grid gap-1 px-2.5 pb-2 text-sm">
          {issues.map((issue) => (
            <li key={issue.code}>
              <IssueLine issue={issue} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
