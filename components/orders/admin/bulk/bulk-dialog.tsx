'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActDialog } from '@/components/admin/list/jobs/act-dialog';
import type { ListPlace } from '@/lib/modules/lists/client/list-place';
import type { BulkAct, NewAct } from '@/lib/modules/lists/contract/bulk-act';
import { BulkFields } from './bulk-fields';
import type { MoveChoices } from './move-choices';
import { FIRST_INPUT, missingField, type OrderBulkAct } from './bulk-input';

interface BulkDialogProps {
  place: ListPlace;
  act: OrderBulkAct;
  /** Which orders, without what the act is done with. */
  rows: NewAct;
  count: number;
  /** When the list was read: an approval is of the orders as they were then. */
  seen: string;
  /** Where the orders can be moved. */
  choices?: MoveChoices | undefined;
  onEnd: (ended: BulkAct) => void;
  onClose: () => void;
}

/** Asks before an act on many orders for what it is done with, follows it, and names the orders that could not be. D3-35. */
export function BulkDialog(props: BulkDialogProps) {
  const { place, act, rows, count, seen, choices, onEnd, onClose } = props;
  const texts = useBulkTexts(act, count);
  const [input, setInput] = useState(FIRST_INPUT[act]);
  const [missing, setMissing] = useState<string | null>(null);
  const given = act === 'approve' ? { seen } : input;
  function check(): boolean {
    const empty = missingField(input);
    setMissing(empty);
    return empty === null;
  }
  return (
    <ActDialog
      place={place}
      asked={given === undefined ? rows : { ...rows, input: given }}
      texts={texts}
      check={check}
      danger={act === 'cancel' || input?.['to'] === 'cancelled'}
      begun={act === 'undo_move'}
      onEnd={onEnd}
      onClose={onClose}
    >
      {input === undefined ? null : (
        <BulkFields act={act} input={input} missing={missing} choices={choices} onChange={setInput} />
      )}
    </ActDialog>
  );
}

/** What the API calls a refusal, in words of the act; undefined for the general text of the code. */
function useReason(act: OrderBulkAct) {
  const t = useTranslations('ordersPage.bulkActs');
  return (code: string): string | undefined => {
    if (code === 'conflict' && act !== 'add_note') return t(`${act}.conflict`);
    if (act === 'move' && code === 'invalid') return t('move.unprintable');
    if (act !== 'resend_mail') return undefined;
    if (code === 'not_found') return t('resend_mail.never');
    return code === 'rate_limited' ? t('resend_mail.often') : undefined;
  };
}

function useBulkTexts(act: OrderBulkAct, count: number) {
  const t = useTranslations('ordersPage.bulkActs');
  return {
    title: t(`${act}.title`, { count }),
    text: t(`${act}.text`),
    confirm: t(`${act}.confirm`),
    keep: act === 'cancel' ? t('cancel.keep') : undefined,
    done: (done: number) => t(`${act}.done`, { count: done }),
    reason: useReason(act),
  };
}
