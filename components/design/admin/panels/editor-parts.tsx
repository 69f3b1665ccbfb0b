'use client';

import { ChevronDown } from 'lucide-react';
import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { LibraryPanel } from '../library/library-panel';
import { useDesigner } from './designer-context';
import { LayerList } from './layer-list';
import { LiveDescription } from './live-description';
import { SelectionTools } from './main-tools';
import { usePanelTabs, type PanelId } from './panel-tabs';
import { SelectionPanel } from './selection-panel';
import { Tabs } from './tabs';
import { UploadList } from './upload-list';

/** The visible panel where there is no room for all, and whether it is collapsed. */
export interface PanelChoice {
  panel: PanelId;
  isFolded: boolean;
}

interface PartsProps {
  /** The side switch and the canvas. */
  stage: ReactNode;
  garment: ReactNode;
}

interface ChoosingProps extends PartsProps {
  choice: PanelChoice;
  onChoice: (choice: PanelChoice) => void;
}

const COLUMN = 'min-h-0 overflow-y-auto overscroll-contain bg-surface';
/** Scroll padding: a focused element must not end up behind the sticky tabs. */
const BELOW_TABS = 'scroll-pt-16';

/** A folded panel: its description is still announced. */
const FOLDED = 'sr-only';

/** Wide layout: everything side by side. The canvas keeps its place in the tree, and so its focus and its zoom. */
export function WideParts({ stage, garment, isFolded }: PartsProps & { isFolded: boolean }) {
  const { library } = useDesigner();
  const columns = isFolded ? 'grid-cols-1' : 'grid-cols-[17.5rem_minmax(0,1fr)_20rem]';
  return (
    <div className={clsx('grid min-h-0 grow', columns)}>
      <div className={isFolded ? FOLDED : clsx(COLUMN, 'border-e border-line')}>
        {isFolded || library.kind ? null : (
          <>
            <UploadList />
            {garment}
            <LayerList />
          </>
        )}
        {!isFolded && library.kind ? <LibraryPanel /> : null}
        {/* The library takes the whole column; the description is still announced. */}
        <div className={library.kind ? FOLDED : undefined}>
          <LiveDescription />
        </div>
      </div>
      <div className="flex min-h-0 flex-col">{stage}</div>
      {isFolded ? null : (
        <div className={clsx(COLUMN, 'border-s border-line')}>
          <SelectionPanel />
        </div>
      )}
    </div>
  );
}

/** Medium layout: the canvas beside one column of tabs. */
export function MediumParts({ stage, garment, choice, onChoice }: ChoosingProps) {
  const t = useTranslations('designer.tabs');
  const { library } = useDesigner();
  const tabs = usePanelTabs(garment, null);
  const { panel, isFolded } = choice;
  const choose = (wanted: PanelId) => onChoice({ panel: wanted, isFolded: false });
  return (
    <div className={clsx('grid min-h-0 grow', isFolded ? 'grid-cols-1' : 'grid-cols-[minmax(0,1fr)_20rem]')}>
      <div className="flex min-h-0 flex-col">{stage}</div>
      <div className={isFolded ? FOLDED : clsx(COLUMN, BELOW_TABS, 'border-s border-line')}>
        {isFolded || library.kind ? null : (
          <>
            <UploadList />
            <Tabs label={t('label')} tabs={tabs} current={panel} onChoose={choose} />
          </>
        )}
        {!isFolded && library.kind ? <LibraryPanel /> : null}
        <div className={library.kind ? FOLDED : undefined}>
          <LiveDescription />
        </div>
      </div>
    </div>
  );
}

/** Narrow layout: the canvas above, the panels in a collapsible sheet below. */
export function NarrowParts({ stage, garment, choice, onChoice }: ChoosingProps) {
  const t = useTranslations('designer.tabs');
  const { library } = useDesigner();
  const tabs = usePanelTabs(garment, <SelectionTools />);
  const { panel, isFolded } = choice;
  const choose = (wanted: PanelId) => onChoice({ panel: wanted, isFolded: false });
  const fold = (
    <IconButton
      label={isFolded ? t('unfold') : t('fold')}
      aria-expanded={!isFolded}
      icon={<ChevronDown aria-hidden="true" className={clsx('size-5', isFolded && 'rotate-180')} />}
      onClick={() => onChoice({ panel, isFolded: !isFolded })}
    />
  );
  return (
    <>
      <div className="flex min-h-0 grow flex-col">{stage}</div>
      <div
        className={clsx(
          'shrink-0 overflow-y-auto overscroll-contain rounded-t-2xl border-t border-line bg-surface shadow-overlay',
          BELOW_TABS,
          library.kind ? 'h-[66%]' : isFolded ? 'h-auto' : 'h-[47%]',
        )}
      >
        {library.kind ? (
          <LibraryPanel />
        ) : (
          <>
            <UploadList />
            <Tabs
              label={t('label')}
              tabs={tabs}
              current={panel}
              onChoose={choose}
              aside={fold}
              isFolded={isFolded}
            />
          </>
        )}
        {/* Visually hidden, but still announced. */}
        <div className={isFolded || library.kind ? FOLDED : undefined}>
          <LiveDescription />
        </div>
      </div>
    </>
  );
}
