'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useId, useRef, useState } from 'react';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { sendDraft, withdrawDraft } from '@/lib/modules/draft-orders/client/drafts';
import type { DraftOrder } from '@/lib/modules/draft-orders/contract/drafts';

interface DraftActsProps {
  tenant: string;
  draft: DraftOrder;
  /** What is typed is not saved yet: it would not be in the mail. */
  unsaved: boolean;
}

/** One act at a time; what is shown is read again afterwards. */
function useDraftAct() {
  const router = useRouter();
  const errors = useErrorText();
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  async function run(work: () => Promise<unknown>, said: string) {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setError(undefined);
    try {
      await work();
      toast('success', said);
    } catch (failure) {
      setError(errors.call(failure));
    } finally {
      underWay.current = false;
      setBusy(false);
      router.refresh();
    }
  }
  return { busy, error, run };
}

/** Sends a draft's link, at first or again, and withdraws it. S2.2-89. */
export function DraftActs({ tenant, draft, unsaved }: DraftActsProps) {
  const t = useTranslations('draftOrders.detail');
  const ui = useTranslations('forms');
  const { busy, error, run } = useDraftAct();
  const [asking, setAsking] = useState(false);
  const hintId = useId();
  const send = () => run(() => sendDraft(tenant, draft), t('sent', { email: draft.email }));
  function withdraw() {
    setAsking(false);
    void run(() => withdrawDraft(tenant, draft), t('withdrawn'));
  }
  return (
    <div className="grid justify-items-end gap-3">
      <div className="flex flex-wrap gap-3">
        {draft.can_withdraw ? (
          <Button variant="secondary" off={busy} onClick={() => setAsking(true)}>
            {t('withdraw')}
          </Button>
        ) : null}
        {draft.can_send ? (
          <Button
            busy={busy}
            busyText={ui('processing')}
            off={unsaved}
            aria-describedby={unsaved ? hintId : undefined}
            onClick={() => void send()}
          >
            {draft.sends === 0 ? t('send') : t('sendAgain')}
          </Button>
        ) : null}
      </div>
      {draft.can_send ? (
        <p id={hintId} role="status" className="text-muted empty:hidden">
          {unsaved ? t('saveFirst') : null}
        </p>
      ) : null}
      <FormAlert error={error} />
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('withdrawTitle')}
        closeLabel={t('keep')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('keep')}
            </Button>
            <Button variant="danger" onClick={withdraw}>
              {t('withdraw')}
            </Button>
          </>
        }
      >
        <p>{t('withdrawText')}</p>
      </Dialog>
    </div>
  );
}
