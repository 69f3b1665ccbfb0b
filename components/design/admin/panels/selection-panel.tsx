'use client';

import { LayoutTemplate, LockOpen } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { Layer } from '@/lib/modules/design/rules/scene-types';
import { useDesigner, useScene } from './designer-context';
import { LayerIssues } from './layer-issues';
import { PicturePanel } from './picture-panel';
import { PlaceFields } from './place-fields';
import { ShapePanel } from './shape-panel';
import { TextPanel } from './text-panel';
import { useSelected } from './use-selected';

/** Settings of the selection: one layer's fields, tools for several, or a hint for none. */
export function SelectionPanel() {
  const t = useTranslations('designer.selection');
  const selected = useSelected();
  const [layer] = selected;
  if (!layer) return <NothingSelected />;
  if (selected.length > 1) return <p className="px-4 py-5">{t('several', { count: selected.length })}</p>;
  return <LayerPanel key={layer.id} layer={layer} />;
}

/** The hint, and on an empty side the way to a ready design. */
function NothingSelected() {
  const t = useTranslations('designer');
  const { library, readOnly } = useDesigner();
  const isEmpty = (useScene()?.layers.length ?? 0) === 0;
  return (
    <div className="grid justify-items-start gap-3 px-4 py-5">
      <p className="text-muted">{t('selection.none')}</p>
      {isEmpty && !readOnly ? (
        <Button
          variant="secondary"
          size="sm"
          icon={<LayoutTemplate aria-hidden="true" className="size-4.5" />}
          onClick={() => library.open('templates')}
        >
          {t('library.start')}
        </Button>
      ) : null}
    </div>
  );
}

function LayerPanel({ layer }: { layer: Layer }) {
  const { readOnly } = useDesigner();
  const { locked = false } = layer;
  return (
    <>
      <LayerIssues layerId={layer.id} />
      {locked && !readOnly ? <Unlock layer={layer} /> : null}
      <fieldset
        data-designer-settings
        disabled={locked || readOnly}
        className="min-w-0 border-line not-first:border-t"
      >
        {layer.type === 'text' ? <TextPanel layer={layer} /> : null}
        {layer.type === 'image' ? <PicturePanel layer={layer} /> : null}
        {layer.type === 'path' ? <ShapePanel layer={layer} /> : null}
        <PlaceFields layer={layer} />
      </fieldset>
    </>
  );
}

function Unlock({ layer }: { layer: Layer }) {
  const t = useTranslations('designer.selection');
  const { editor } = useDesigner();
  return (
    <div className="grid justify-items-start gap-2 px-4 py-3.5">
      <p>{t('locked')}</p>
      <Button
        variant="secondary"
        size="sm"
        icon={<LockOpen aria-hidden="true" className="size-4" />}
        onClick={() => editor.dispatch({ type: 'lock', locked: false, ids: [layer.id] })}
      >
        {t('unlock')}
      </Button>
    </div>
  );
}
