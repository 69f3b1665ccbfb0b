'use client';

import { Expand, PanelRightClose, PanelRightOpen, Shrink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';

interface ViewToolsProps {
  isFull: boolean;
  onFull: () => void;
  isFolded: boolean;
  /** Null where the panels fold elsewhere. */
  onFold: (() => void) | null;
}

/** More room for the canvas: the panels folded, and the editor over the whole window. */
export function ViewTools({ isFull, onFull, isFolded, onFold }: ViewToolsProps) {
  const t = useTranslations('designer.view');
  const tabs = useTranslations('designer.tabs');
  const Fold = isFolded ? PanelRightOpen : PanelRightClose;
  const Full = isFull ? Shrink : Expand;
  return (
    <div
      role="group"
      aria-label={t('label')}
      className="absolute end-2 top-2 flex items-center rounded-control border border-line bg-surface/95 p-0.5 shadow-lift"
    >
      {onFold ? (
        <IconButton
          size="sm"
          label={isFolded ? tabs('unfold') : tabs('fold')}
          aria-expanded={!isFolded}
          icon={<Fold aria-hidden="true" className="size-5" />}
          onClick={onFold}
        />
      ) : null}
      <IconButton
        size="sm"
        label={isFull ? t('leave') : t('full')}
        icon={<Full aria-hidden="true" className="size-5" />}
        onClick={onFull}
      />
    </div>
  );
}
