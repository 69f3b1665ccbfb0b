'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useId, useState, type FormEvent } from 'react';
import { Dialog } from '@/components/admin/overlay/dialog';
import { useAct } from '@/components/admin/use-act';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import type { StaffBlank, StaffBlankDetail } from '@/lib/modules/catalogue/contract/blanks/shapes';
import type { withdrawBlank } from '@/lib/modules/catalogue/contract/blanks/staff-blanks';
import { withdrawBlankCall } from '@/lib/modules/catalogue/contract/paths';
import { StoresTable } from './blank-stores';

interface WithdrawDialogProps {
  blank: StaffBlankDetail;
  /** All blanks: one that is offered can take its place. */
  all: readonly StaffBlank[];
  onClose: () => void;
}

/** What is typed, what is wrong in it, and the call. */
function useWithdraw({ blank, onClose }: WithdrawDialogProps) {
  const t = useTranslations('staffBlanks.acts');
  const text = useErrorText();
  const router = useRouter();
  const { busy, error, run } = useAct();
  const [draft, setDraft] = useState({ reason: '', by: '' });
  const [codes, setCodes] = useState<ApiError['codes']>({});
  const send = async (replacedBy: StaffBlank['id'] | null) => {
    setCodes({});
    try {
      await browserCall<typeof withdrawBlank>(withdrawBlankCall, {
        params: { blank: blank.id },
        body: { revision: blank.revision, reason: draft.reason, replaced_by: replacedBy },
      });
    } catch (failure) {
      if (failure instanceof ApiError) setCodes(failure.codes);
      // What it is now is read behind the dialog; what was typed stays, for the next try.
      if (failure instanceof ApiError && failure.code === 'conflict') router.refresh();
      throw failure;
    }
  };
  return {
    draft,
    busy,
    error,
    change: (part: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...part })),
    errorOf: (name: string) => text.field(codes[name]?.[0]),
    withdraw: async (replacedBy: StaffBlank['id'] | null) => {
      const said = t('withdrawn', { name: `${blank.brand} ${blank.code}` });
      if (await run(() => send(replacedBy), { said })) onClose();
    },
  };
}

/** Says which stores lose what, and asks why a blank is withdrawn and what takes its place. S2.2-250 */
export function WithdrawDialog(props: WithdrawDialogProps) {
  const { blank, all, onClose } = props;
  const t = useTranslations('staffBlanks.acts');
  const formId = useId();
  const { draft, busy, error, change, errorOf, withdraw } = useWithdraw(props);
  const others = all.filter(({ id, status }) => id !== blank.id && status === 'offered');
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void withdraw(others.find(({ id }) => id === draft.by)?.id ?? null);
  }
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => (open || busy ? undefined : onClose())}
      title={t('withdrawTitle', { name: `${blank.brand} ${blank.code}` })}
      description={t('withdrawText')}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button form={formId} type="submit" variant="danger" busy={busy}>
            {t('withdraw')}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
        <WhatItTakes blank={blank} />
        <TextField
          label={t('reason')}
          hint={t('reasonHint')}
          value={draft.reason}
          onChange={({ target }) => change({ reason: target.value })}
          maxLength={300}
          autoComplete="off"
          required
          error={errorOf('reason')}
        />
        <SelectField
          label={t('replacement')}
          placeholder={t('noReplacement')}
          options={others.map(({ id, brand, code }) => ({ value: id, label: `${brand} ${code}` }))}
          value={draft.by}
          onChange={({ target }) => change({ by: target.value })}
          error={errorOf('replaced_by')}
        />
        <FormAlert error={error} />
      </form>
    </Dialog>
  );
}

function WhatItTakes({ blank: { stores, touched } }: Pick<WithdrawDialogProps, 'blank'>) {
  const t = useTranslations('staffBlanks.acts');
  const { active_products: products, live_stores: live, other_stores: other } = touched;
  return (
    <>
      <p role="status">{stores.length === 0 ? t('takesNothing') : t('takes', { products, live, other })}</p>
      {stores.length > 0 ? <StoresTable stores={stores} /> : null}
    </>
  );
}
