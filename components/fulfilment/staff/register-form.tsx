'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState, type FormEvent } from 'react';
import type { Option } from '@/components/admin/field/option-list';
import { useAct } from '@/components/admin/use-act';
import { FormAlert } from '@/components/form/form-alert';
import { Button } from '@/components/ui/button';
import { browserCall } from '@/lib/client/browser';
import { randomText } from '@/lib/kernel/random';
import type { registerFulfiller } from '@/lib/modules/fulfilment/contract/fulfillers/fulfillers';
import { registerFulfillerCall } from '@/lib/modules/fulfilment/contract/paths';
import { ConnectionFields } from './connection-fields';
import { FactsFields } from './facts-fields';
import { connectionOf, factsOf, useFactsForm } from './use-facts-form';

const newKey = () => randomText('0123456789abcdefghijklmnopqrstuvwxyz', 24);

/** Registers a fulfiller; its own address is tested first. A second click adds no second one. S2.2-106, S2.2-107. */
export function RegisterForm({ countries }: { countries: readonly Option[] }) {
  const t = useTranslations('fulfillers');
  const router = useRouter();
  const form = useFactsForm();
  const act = useAct();
  const [key, setKey] = useState(newKey);
  async function register() {
    try {
      const body = { ...factsOf(form.draft), connection: connectionOf(form.draft) };
      const made = await browserCall<typeof registerFulfiller>(registerFulfillerCall, {
        body,
        headers: { 'idempotency-key': key },
      });
      router.push(`/fulfillers/${made.id}`);
    } catch (error) {
      // The next try says something else, which is another call.
      setKey(newKey());
      throw error;
    }
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void act.run(() => form.explain(register), { said: t('registered', { name: form.draft.name }) });
  }
  return (
    <form id={form.formId} method="post" noValidate onSubmit={onSubmit} className="mt-6">
      <FactsFields form={form} countries={countries} />
      <ConnectionFields form={form} />
      <div className="grid justify-items-start gap-4 border-t border-line pt-6">
        <FormAlert error={act.error} />
        <Button type="submit" busy={act.busy} busyText={t('form.testing')}>
          {t('register')}
        </Button>
      </div>
    </form>
  );
}
