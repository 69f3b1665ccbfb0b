'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, type FormEvent } from 'react';
import { DateField } from '@/components/admin/field/date-field';
import { Dialog } from '@/components/admin/overlay/dialog';
import { useAct } from '@/components/admin/use-act';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { browserCall } from '@/lib/client/browser';
import type { closeFulfiller, pauseFulfiller } from '@/lib/modules/fulfilment/contract/fulfillers/fulfillers';
import type { Fulfiller } from '@/lib/modules/fulfilment/contract/fulfillers/shapes';
import { closeFulfillerCall, pauseFulfillerCall } from '@/lib/modules/fulfilment/contract/paths';

interface StateDialogProps {
  act: 'pause' | 'close';
  fulfiller: Fulfiller;
  onClose: () => void;
}

function sendState(
  act: StateDialogProps['act'],
  { id, version }: Fulfiller,
  { reason, until }: { reason: string; until: string | null },
) {
  const params = { fulfiller: id };
  return act === 'pause'
    ? browserCall<typeof pauseFulfiller>(pauseFulfillerCall, { params, body: { version, reason, until } })
    : browserCall<typeof closeFulfiller>(closeFulfillerCall, { params, body: { version, reason } });
}

/** Asks why a fulfiller is paused or closed, and for a pause until when. S2.2-108. */
export function StateDialog({ act, fulfiller, onClose }: StateDialogProps) {
  const t = useTranslations('fulfillers.acts');
  const text = useErrorText();
  const formId = useId();
  const { busy, error, run } = useAct();
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { name } = fulfiller;
  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    const send = () => sendState(act, fulfiller, { reason, until });
    if (await run(send, { said: t(act === 'pause' ? 'paused' : 'closed', { name }) })) onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => (open || busy ? undefined : onClose())}
      title={t(act === 'pause' ? 'pauseTitle' : 'closeTitle', { name })}
      description={t('text')}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button form={formId} type="submit" variant={act === 'close' ? 'danger' : 'primary'} busy={busy}>
            {t(act)}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={(event) => void onSubmit(event)}
        className="grid gap-4"
      >
        <TextField
          label={t('reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          maxLength={200}
          autoComplete="off"
          required
          error={isMissing ? text.field('required') : undefined}
        />
        {act === 'pause' ? (
          <DateField label={t('until')} value={until} onChange={setUntil} timeZone={fulfiller.time_zone} />
        ) : null}
        <FormAlert error={error} />
      </form>
    </Dialog>
  );
}
