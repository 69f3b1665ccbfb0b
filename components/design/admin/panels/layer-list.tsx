'use client';

import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import type { Layer } from '@/lib/modules/design/rules/scene-types';
import { useDesigner, useScene } from './designer-context';
import { LayerRow } from './layer-row';
import { focusLayer } from './move-focus';
import { PanelSection } from './panel-section';

/** The layer that an arrow key leads to; the list begins with the frontmost layer. */
function reached(key: string, layers: readonly Layer[], id: string): Layer | undefined {
  const index = layers.findIndex((layer) => layer.id === id);
  const steps: Record<string, number> = {
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    Home: 0,
    End: layers.length - 1,
  };
  const next = steps[key];
  return next === undefined ? undefined : layers[next];
}

/**
 * The side's layers, frontmost first. One tab stop: arrows move between rows, Alt+arrows reorder, Delete removes; Tab
 * goes on to the row's buttons.
 */
export function LayerList() {
  const t = useTranslations('designer.layers');
  const { editor, readOnly } = useDesigner();
  const scene = useScene();
  const layers = [...(scene?.layers ?? [])].reverse();
  const { selection } = editor.state;
  const stop = layers.find(({ id }) => selection.includes(id)) ?? layers[0];

  function onKeyDown(event: KeyboardEvent, layer: Layer): void {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      const next = reached('ArrowDown', layers, layer.id) ?? reached('ArrowUp', layers, layer.id);
      event.preventDefault();
      if (readOnly || !editor.dispatch({ type: 'delete', ids: [layer.id] })) return;
      focusLayer(next?.id);
      return;
    }
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      const to = event.key === 'ArrowUp' ? 'forward' : 'backward';
      if (!readOnly) editor.dispatch({ type: 'order', to, ids: [layer.id] });
      focusLayer(layer.id);
      return;
    }
    const next = reached(event.key, layers, layer.id);
    if (!next) return;
    event.preventDefault();
    // With Shift, the rows in between are selected too.
    editor.dispatch(
      event.shiftKey
        ? { type: 'select', ids: [...new Set([...selection, layer.id, next.id])] }
        : { type: 'select', ids: [next.id] },
    );
    focusLayer(next.id);
  }
  return (
    <PanelSection title={t('title')} aside={<span className="text-muted tabular-nums">{layers.length}</span>}>
      {layers.length === 0 ? (
        <p className="text-muted">{t('none')}</p>
      ) : (
        <>
          <ul aria-label={t('title')} className="-mx-2 grid gap-0.5">
            {layers.map((layer) => (
              <LayerRow key={layer.id} layer={layer} isStop={layer === stop} onKeyDown={onKeyDown} />
            ))}
          </ul>
          {layers.length > 1 ? <p className="text-[0.9375rem] text-muted">{t('keys')}</p> : null}
        </>
      )}
    </PanelSection>
  );
}
