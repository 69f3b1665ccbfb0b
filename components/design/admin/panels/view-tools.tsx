'use client';

import { clsx } from 'clsx';
import { Expand, PanelRightClose, PanelRightOpen, Shrink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import { useStepTools } from './main-tools';

interface ViewToolsProps {
  isFull: boolean;
  onFull: () => void;
  isFolded: boolean;
  /** Null where the panels fold elsewhere. */
  onFold: (() => void) | null;
  /** With undo and redo, which the toolbar has no room for. */
  withSteps: boolean;
}

function Steps() {
  return useStepTools().map(({ id, label, icon: Icon, isOff, keys, onUse }) => (
    <IconButton
      key={id}
      size="sm"
      label={label}
      // Not disabled, so that the last step taken back does not lose the focus.
      aria-disabled={isOff || undefined}
      aria-keyshortcuts={keys}
      icon={<Icon aria-hidden="true" className="size-5" />}
      onClick={isOff ? undefined : onUse}
      className={clsx('size-9!', isOff && 'cursor-not-allowed! opacity-50')}
    />
  ));
}

/** More room for the canvas: the panels folded, and the editor over the whole window. */
export function ViewTools({ isFull, onFull, isFolded, onFold, withSteps }: ViewToolsProps) {
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
      {withSteps ? <Steps /> : null}
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
