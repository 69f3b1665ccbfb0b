'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActDialog } from '@/components/admin/list/jobs/act-dialog';
import type { ListPlace } from '@/lib/modules/lists/client/list-place';
import type { NewAct } from '@/lib/modules/lists/contract/bulk-act';
import { BulkFields } from './bulk-fields';
import { FIRST_INPUT, missingField, type OrderBulkAct } from './bulk-input';

interface BulkDialogProps {
  place: ListPlace;
  act: OrderBulkAct;
  /** Which orders, without what the act is done with. */
  rows: NewAct;
  count: number;
  onEnd: () => void;
  onClose: () => void;
}

/** Asks before an act on many orders for what it is done with, follows it, and names the orders that could not be. D3-35. */
export function BulkDialog({ place, act, rows, count, onEnd, onClose }: BulkDialogProps) {
  const texts = useBulkTexts(act, count);
  const [input, setInput] = useState(FIRST_INPUT[act]);
  const [missing, setMissing] = useState<string | null>(null);
  function check(): boolean {
    const empty = missingField(input);
    setMissing(empty);
    return empty === null;
  }
  return (
    <ActDialog
      place={place}
      asked={input === undefined ? rows : { ...rows, input }}
      texts={texts}
      check={check}
      danger={act === 'cancel'}
      onEnd={onEnd}
      onClose={onClose}
    >
      {input === undefined ? null : (
        <BulkFields act={act} input={input} missing={missing} onChange={setInput} />
      )}
    </ActDialog>
  );
}

function useBulkTexts(act: OrderBulkAct, count: number) {
  const t = useTranslations('ordersPage.bulkActs');
  const tRelease = useTranslations('ordersPage.bulkRelease');
  const tApprove = useTranslations('ordersPage.bulkApprove');
  if (act === 'release') {
    return {
      title: tRelease('title', { count }),
      text: tRelease('text'),
      confirm: tRelease('confirm'),
      done: (done: number) => tRelease('done', { count: done }),
      reason: (code: string) => (code === 'conflict' ? tRelease('notHeld') : undefined),
    };
  }
  if (act === 'approve') {
    return {
      title: tApprove('title', { count }),
      text: tApprove('text'),
      confirm: tApprove('confirm'),
      done: (done: number) => tApprove('done', { count: done }),
      reason: (code: string) => (code === 'conflict' ? tApprove('notHeld') : undefined),
    };
  }
  const reason = (code: string) => {
    if (code === 'conflict' && act !== 'add_note') return t(`${act}.conflict`);
    if (act !== 'resend_mail') return undefined;
    if (code === 'not_found') return t('resend_mail.never');
    return code === 'rate_limited' ? t('resend_mail.often') : undefined;
  };
  return {
    title: t(`${act}.title`, { count }),
    text: t(`${act}.text`),
    confirm: t(`${act}.confirm`),
    keep: act === 'cancel' ? t('cancel.keep') : undefined,
    done: (done: number) => t(`${act}.done`, { count: done }),
    reason,
  };
}
