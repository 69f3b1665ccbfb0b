'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import type { Currency } from '@/lib/kernel/money';
import { useCatalogueAct, useUndoneAct } from '@/lib/modules/catalogue/client/catalogue-acts';
import type { ProductsPlace } from '@/lib/modules/catalogue/client/event-products';
import type { NewCatalogueAct } from '@/lib/modules/catalogue/contract/catalogue-act';
import { BulkFields } from './bulk-fields';
import { BulkState, isOver } from './bulk-result';
import { changeFrom, NEW_BULK } from './bulk-values';
import { useBulkSentence } from './use-bulk-sentence';

/** What is done to which products; how many they are now. */
export interface ChosenProducts {
  what: 'edit' | 'delete';
  count: number;
  rows: { ids: string[] } | { query: Record<string, string>; except: string[] };
}

interface BulkDialogProps {
  place: ProductsPlace;
  chosen: ChosenProducts;
  currency: Currency;
  /** Every category that a product of the event has. */
  categories: readonly string[];
  /** Called once products have changed, so that the list shows them. */
  onEnd: () => void;
  onClose: () => void;
}

/** The act as it is asked for, followed, and taken back. */
function useBulk({ place, chosen, categories, onEnd }: BulkDialogProps) {
  const [values, setValues] = useState(NEW_BULK);
  const change = chosen.what === 'delete' ? ({ kind: 'delete' } as const) : changeFrom(values, categories);
  const asked = change && ({ change, ...chosen.rows } as NewCatalogueAct);
  const act = useCatalogueAct(place, asked);
  const undone = useUndoneAct(place, act.job?.id);
  const ends = [act.job, undone.job].filter(isOver).length;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (ends > 0) end();
  }, [ends]);
  return { values, setValues, change, act, undone };
}

/** Asks what many products are given, says what that changes, follows it, and can take it back. It can be left. */
export function BulkDialog(props: BulkDialogProps) {
  const { chosen, currency, onClose } = props;
  const t = useTranslations('eventCatalogue.bulk');
  const common = useTranslations('lists.act');
  const error = useErrorText();
  const sentence = useBulkSentence(currency);
  const [isTried, setTried] = useState(false);
  const { values, setValues, change, act, undone } = useBulk(props);
  const { what, count } = chosen;
  const job = undone.job ?? act.job;
  const failure = undone.error ?? act.error;
  const canUndo = isOver(act.job) && act.job.done > 0 && undone.job === null;
  function start() {
    setTried(true);
    if (change) void act.start();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t(what === 'delete' ? 'deleteTitle' : 'editTitle', { count })}
      closeLabel={common('close')}
      footer={
        <>
          <Button variant={job ? 'secondary' : 'quiet'} onClick={onClose}>
            {common(job ? 'close' : 'cancel')}
          </Button>
          {job ? null : (
            <Button variant={what === 'delete' ? 'danger' : 'primary'} busy={act.starting} onClick={start}>
              {t(what === 'delete' ? 'deleteConfirm' : 'editConfirm', { count })}
            </Button>
          )}
          {canUndo ? (
            <Button variant="secondary" busy={undone.starting} onClick={() => void undone.start()}>
              {t('undo')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="grid gap-4">
        {job || what === 'delete' ? null : (
          <BulkFields
            values={values}
            currency={currency}
            categories={props.categories}
            invalid={isTried && change === null}
            onChange={setValues}
          />
        )}
        {job || change === null ? null : <p role="status">{sentence(change, count)}</p>}
        {job ? <BulkState act={job} /> : null}
        <FormAlert error={failure ? error.call(failure) : undefined} />
      </div>
    </Dialog>
  );
}
