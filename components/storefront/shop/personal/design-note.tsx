'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { SharedDesign } from '@/lib/modules/storefront/rules/shared-design';
import type { DesignNote as Note } from './use-design-source';

interface DesignNoteProps {
  note: Note | null;
  editing: boolean;
  former: SharedDesign | null;
  onAfresh(): void;
  onTakeBack(mine: SharedDesign): void;
}

const WARNS: readonly Note[] = ['broken', 'partly', 'lineGone'];

/** Says where the restored design came from, and offers to undo that. */
export function DesignNote({ note, editing, former, onAfresh, onTakeBack }: DesignNoteProps) {
  const t = useTranslations('personalise');
  const action = former ? (
    <Button variant="secondary" onClick={() => onTakeBack(former)}>
      {t('mine')}
    </Button>
  ) : note === 'restored' ? (
    <Button variant="secondary" onClick={onAfresh}>
      {t('afresh')}
    </Button>
  ) : null;
  return (
    <div role="status" className="empty:hidden">
      {editing ? <Alert>{t('editing')}</Alert> : null}
      {!editing && note ? (
        <Alert tone={WARNS.includes(note) ? 'warn' : 'info'} actions={action}>
          {t(note)}
        </Alert>
      ) : null}
    </div>
  );
}
