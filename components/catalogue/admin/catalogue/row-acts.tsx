'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Cell } from '@/components/ui/table';
import type { RowEdit } from './use-row-edit';

interface RowActsProps {
  edit: RowEdit;
  name: string;
  /** Asks whether to delete the product; absent for those who may not. */
  onDelete?: (() => void) | undefined;
}

/** Save and discard of a changed row, and why its last save was refused. */
export function RowActs({ edit, name, onDelete }: RowActsProps) {
  const t = useTranslations('eventCatalogue');
  const text = useErrorText();
  const { dirty, busy, isTheirs, failure } = edit;
  return (
    <Cell className="@max-5xl:self-end @max-5xl:text-end @max-5xl:[grid-area:acts] @5xl:w-48 @5xl:min-w-40">
      {dirty ? (
        <span className="flex flex-wrap gap-1.5 @max-5xl:justify-end @max-5xl:[&>button]:min-h-11">
          <Button size="sm" busy={busy} onClick={() => void edit.save()} aria-label={t('saveRow', { name })}>
            {t('save')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            onClick={edit.discard}
            off={busy}
            aria-label={t('discardRow', { name })}
          >
            {t('discard')}
          </Button>
        </span>
      ) : onDelete ? (
        <IconButton
          label={t('deleteRow', { name })}
          icon={<Trash2 aria-hidden="true" className="size-4.5" />}
          onClick={onDelete}
          className="text-muted"
        />
      ) : null}
      <span role="status" className="mt-1 block text-[0.875rem] leading-snug">
        {isTheirs ? <span className="text-warn">{t(dirty ? 'theirs' : 'theirsSame')}</span> : null}
        {failure ? <span className="text-danger">{text.call(failure)}</span> : null}
      </span>
    </Cell>
  );
}
