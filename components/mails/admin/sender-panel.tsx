'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Panel } from '@/components/admin/panel';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api-error';
import { saveSender } from '@/lib/modules/mails/client/mails';
import type { MailSender } from '@/lib/modules/mails/contract/sender';
import { AskedReplies } from './asked-replies';

const loadForm = () => import('@/lib/modules/mails/contract/sender').then(({ senderForm }) => senderForm);

interface SenderPanelProps {
  tenant: string;
  first: MailSender;
}

function useSenderForm({ tenant, first }: SenderPanelProps) {
  const t = useTranslations('mailsPage.sender');
  const router = useRouter();
  const [conflict, setConflict] = useState(false);
  const { name, reply_to: current, asked, version } = first;
  const form = useContractForm({
    schema: loadForm,
    defaultValues: { name, reply_to: asked?.email ?? current, again: false, version },
    submit: async (body) => {
      setConflict(false);
      try {
        await saveSender(tenant, body);
        toast('success', t('saved'));
        // What is shown begins anew with what was saved.
        router.refresh();
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
        setConflict(true);
      }
    },
  });
  const alert = form.busy ? undefined : conflict ? t('conflict') : form.formError;
  return { ...form, alert };
}

/** The name in From and who replies go to, for all stores of the client. S2.2-103, S2.2-104. */
export function SenderPanel({ tenant, first }: SenderPanelProps) {
  const t = useTranslations('mailsPage.sender');
  const { onSubmit, busy, alert, field } = useSenderForm({ tenant, first });
  return (
    <Panel id="mail-sender" title={t('title')} className="mt-5">
      <p className="text-muted">{t('lead')}</p>
      {first.asked ? <AskedReplies tenant={tenant} sender={first} asked={first.asked} /> : null}
      <form
        method="post"
        noValidate
        onSubmit={onSubmit}
        aria-labelledby="mail-sender"
        className="mt-4 grid max-w-xl gap-4"
      >
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          maxLength={80}
          autoComplete="off"
          {...field('name')}
        />
        <TextField
          type="email"
          label={t('replyTo')}
          hint={t('replyToHint')}
          maxLength={254}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field('reply_to')}
        />
        <FormAlert error={alert} />
        <div>
          <SubmitButton busy={busy}>{t('save')}</SubmitButton>
        </div>
      </form>
    </Panel>
  );
}
