'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api-error';
import { turnBulkOrder, type BulkPlace, type BulkTurn } from '@/lib/modules/bulk-orders/client/bulk-orders';

interface BulkOrderActsProps {
  place: BulkPlace;
  order: { id: string; ref: string };
  mayCancel: boolean;
  /** Some of it is being made or has left: what is cancelled is the rest. */
  isBegun: boolean;
  mayRelease: boolean;
  /** How it is paid: what goes back is said by it; `unpaid` by card. */
  payment?: 'credit' | 'card' | 'unpaid';
}

const TEXTS = {
  credit: { all: 'cancelText', rest: 'cancelRestText' },
  card: { all: 'cancelCardText', rest: 'cancelRestCardText' },
  unpaid: { all: 'cancelUnpaidText', rest: 'cancelUnpaidText' },
} as const;

/** Cancels a Bulk order, or the rest of it, after a question, or lets one that waits go on. D4-15, D37-6. */
export function BulkOrderActs(props: BulkOrderActsProps) {
  const { place, order, mayCancel, isBegun, mayRelease, payment = 'credit' } = props;
  const t = useTranslations('bulkOrder.acts');
  const ui = useTranslations('ui');
  const [asking, setAsking] = useState(false);
  const { busy, problem, run } = useTurn({ place, id: order.id, isBegun }, () => setAsking(false));
  const verb = t(isBegun ? 'cancelRest' : 'cancel');
  return (
    <>
      {mayRelease ? (
        <Button busy={busy} onClick={() => void run('release')}>
          {t('release')}
        </Button>
      ) : null}
      {mayCancel ? (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {verb}
        </Button>
      ) : null}
      {asking ? null : <FormAlert error={problem} />}
      {asking ? (
        <Dialog
          role="alertdialog"
          title={t(isBegun ? 'cancelRestTitle' : 'cancelTitle', { ref: order.ref })}
          open
          onOpenChange={setAsking}
          closeLabel={ui('close')}
          footer={
            <>
              <Button variant="secondary" onClick={() => setAsking(false)}>
                {t('keep')}
              </Button>
              <Button variant="danger" busy={busy} onClick={() => void run('cancel')}>
                {verb}
              </Button>
            </>
          }
        >
          <p>{t(TEXTS[payment][isBegun ? 'rest' : 'all'])}</p>
          <FormAlert error={problem} />
        </Dialog>
      ) : null}
    </>
  );
}

const REFUSED = { cancel: 'notCancelled', release: 'notReleased' } as const;
const DONE = { cancel: 'cancelled', release: 'released' } as const;

interface Turned {
  place: BulkPlace;
  id: string;
  isBegun: boolean;
}

function useTurn({ place, id, isBegun }: Turned, onDone: () => void) {
  const t = useTranslations('bulkOrder.acts');
  const text = useErrorText();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function run(verb: BulkTurn) {
    setBusy(true);
    setProblem(undefined);
    try {
      await turnBulkOrder(place, id, verb);
      toast('success', t(verb === 'cancel' && isBegun ? 'cancelledRest' : DONE[verb]));
      onDone();
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === 'conflict';
      setProblem(isConflict ? t(REFUSED[verb]) : text.call(error));
    } finally {
      setBusy(false);
      router.refresh();
    }
  }
  return { busy, problem, run };
}
