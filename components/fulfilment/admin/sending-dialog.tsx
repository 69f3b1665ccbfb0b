'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, type FormEvent } from 'react';
import { useSWRConfig } from 'swr';
import { Dialog } from '@/components/admin/overlay/dialog';
import { useAct } from '@/components/admin/use-act';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { TextField } from '@/components/ui/text-field';
import { actOnSending } from '@/lib/modules/fulfilment/client/act-on-sending';
import type { SendingAct } from '@/lib/modules/fulfilment/rules/submission/acts';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';

interface SendingDialogProps {
  act: SendingAct;
  order: OrderDetail;
  /** The part of the order that is sent. */
  part?: number;
  /** Whether the first printer was called, so that it may be making the order. */
  asksWord: boolean;
  onClose: () => void;
}

/** Asks before an order is sent again or elsewhere; for another printer why, and that the first one doesn't make it. S2.2-137. */
export function SendingDialog({ act, order, part, asksWord, onClose }: SendingDialogProps) {
  const t = useTranslations('routing.sending');
  const text = useErrorText();
  const { mutate } = useSWRConfig();
  const formId = useId();
  const { busy, error, run } = useAct();
  const [reason, setReason] = useState('');
  const [isNotMade, setNotMade] = useState(false);
  const [isTried, setTried] = useState(false);
  const { order_ref: ref } = order;
  const isElsewhere = act === 'send_elsewhere';
  const lacksReason = isElsewhere && reason.trim() === '';
  const lacksWord = isElsewhere && asksWord && !isNotMade;
  const missing = (lacks: boolean) => (isTried && lacks ? text.field('required') : undefined);
  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (lacksReason || lacksWord) return;
    const send = async () => {
      const routing = await actOnSending(order, { act, reason, not_made: isNotMade, part });
      await mutate(['order-routing', order.tenant_id, order.id], routing, { revalidate: false });
    };
    if (await run(send, { said: t(`acts.${act}.done`, { ref }) })) onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => (open || busy ? undefined : onClose())}
      title={t(`acts.${act}.title`, { ref })}
      description={t(`acts.${act}.text`)}
      closeLabel={t('cancel')}
      footer={<Buttons act={act} formId={formId} busy={busy} onClose={onClose} />}
    >
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={(event) => void onSubmit(event)}
        className="grid gap-4"
      >
        {isElsewhere ? (
          <ElsewhereFields
            reason={[reason, setReason, missing(lacksReason)]}
            notMade={asksWord ? [isNotMade, setNotMade, missing(lacksWord)] : null}
          />
        ) : null}
        <FormAlert error={error} />
      </form>
    </Dialog>
  );
}

type Field<T> = readonly [value: T, set: (value: T) => void, error: string | undefined];

function Buttons(props: { act: SendingAct; formId: string; busy: boolean; onClose: () => void }) {
  const t = useTranslations('routing.sending');
  return (
    <>
      <Button variant="quiet" onClick={props.onClose}>
        {t('cancel')}
      </Button>
      <Button form={props.formId} type="submit" busy={props.busy}>
        {t(`acts.${props.act}.label`)}
      </Button>
    </>
  );
}

function ElsewhereFields(props: { reason: Field<string>; notMade: Field<boolean> | null }) {
  const t = useTranslations('routing.sending');
  const [reason, setReason, reasonError] = props.reason;
  return (
    <>
      <TextField
        label={t('reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        maxLength={200}
        autoComplete="off"
        required
        error={reasonError}
      />
      {props.notMade ? (
        <CheckboxField
          label={t('notMade')}
          checked={props.notMade[0]}
          onChange={({ target }) => props.notMade?.[1](target.checked)}
          error={props.notMade[2]}
        />
      ) : null}
    </>
  );
}
