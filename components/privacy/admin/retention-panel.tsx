'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Panel } from '@/components/admin/panel';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api-error';
import { saveRetention } from '@/lib/modules/privacy/client/privacy';
import type { SavedRetention } from '@/lib/modules/privacy/contract/privacy';
import { MOST_RETENTION } from '@/lib/modules/privacy/rules/retention';

const loadForm = () =>
  import('@/lib/modules/privacy/contract/privacy').then(({ retentionForm }) => retentionForm);

const FIELDS = [
  ['orders_months', 'ordersMonths'],
  ['checkouts_days', 'checkoutsDays'],
  ['refused_days', 'refusedDays'],
] as const;

/** How long the client keeps personal data. D46-5. */
export function RetentionPanel({ tenant, first }: { tenant: string; first: SavedRetention }) {
  const t = useTranslations('privacyPage');
  const [conflict, setConflict] = useState(false);
  const { form, onSubmit, busy, formError, field } = useContractForm({
    schema: loadForm,
    defaultValues: first,
    submit: async (body) => {
      setConflict(false);
      try {
        const saved = await saveRetention(tenant, body);
        form.reset(saved);
        toast('success', t('saved'));
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
        setConflict(true);
      }
    },
  });
  return (
    <Panel id="retention" title={t('retentionTitle')}>
      <p className="text-muted">{t('retentionLead')}</p>
      <form
        method="post"
        noValidate
        onSubmit={onSubmit}
        aria-labelledby="retention"
        className="mt-4 grid gap-4"
      >
        {FIELDS.map(([name, label]) => {
          const { error, ...props } = field(name);
          const register = form.register(name, { valueAsNumber: true });
          return (
            <TextField
              key={name}
              type="number"
              inputMode="numeric"
              label={t(label)}
              min={1}
              max={MOST_RETENTION[name]}
              required
              defaultValue={String(first[name])}
              error={error}
              {...props}
              {...register}
              className="max-w-60"
            />
          );
        })}
        <FormAlert error={busy ? undefined : conflict ? t('conflict') : formError} />
        <div>
          <SubmitButton busy={busy}>{t('save')}</SubmitButton>
        </div>
      </form>
    </Panel>
  );
}
