'use client';

import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useDesigner } from './designer-context';
import { LayerList } from './layer-list';
import { SelectionPanel } from './selection-panel';
import type { Tab } from './tabs';

/** Panels of which one is shown where there is no room for all. */
export type PanelId = 'layer' | 'layers' | 'garment';

/** Mark on the layer list's tab: the print check has findings; the list shows them. */
function IssueMark() {
  const t = useTranslations('designer.issues');
  const { issues, editor } = useDesigner();
  const found = issues[editor.state.side];
  if (found.length === 0) return null;
  const blocks = found.some(({ severity }) => severity === 'block');
  return (
    <span className={blocks ? 'text-danger' : 'text-warn'}>
      <TriangleAlert aria-hidden="true" className="size-4" />
      <span className="sr-only">{t('count', { count: found.length })}</span>
    </span>
  );
}

/** The panels as tabs; `tools` come above the selection's settings. */
export function usePanelTabs(garment: ReactNode, tools: ReactNode): Tab<PanelId>[] {
  const t = useTranslations('designer.tabs');
  return [
    {
      id: 'layer',
      label: t('layer'),
      content: (
        <>
          {tools}
          <SelectionPanel />
        </>
      ),
    },
    { id: 'layers', label: t('layers'), mark: <IssueMark />, content: <LayerList /> },
    { id: 'garment', label: t('garment'), content: garment },
  ];
}
