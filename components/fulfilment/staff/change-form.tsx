'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import type { Option } from '@/components/admin/field/option-list';
import { momentText } from '@/components/admin/moment';
import { useAct } from '@/components/admin/use-act';
import { FormAlert } from '@/components/form/form-alert';
import { Button } from '@/components/ui/button';
import { browserCall } from '@/lib/client/browser';
import type {
  changeFulfiller,
  connectFulfiller,
} from '@/lib/modules/fulfilment/contract/fulfillers/fulfillers';
import type { Fulfiller } from '@/lib/modules/fulfilment/contract/fulfillers/shapes';
import { changeFulfillerCall, connectFulfillerCall } from '@/lib/modules/fulfilment/contract/paths';
import { ConnectionFields } from './connection-fields';
import { FactsFields } from './facts-fields';
import { addressOf, connectionOf, factsOf, useFactsForm } from './use-facts-form';

interface ChangeFormProps {
  fulfiller: Fulfiller;
  countries: readonly Option[];
  mayWrite: boolean;
}

/** What a fulfiller can do, to change; whoever may only read sees it. S2.2-108. */
export function FactsChange({ fulfiller, countries, mayWrite }: ChangeFormProps) {
  const t = useTranslations('fulfillers.form');
  const form = useFactsForm(fulfiller);
  const act = useAct();
  const save = () =>
    browserCall<typeof changeFulfiller>(changeFulfillerCall, {
      params: { fulfiller: fulfiller.id },
      body: { ...factsOf(form.draft), version: form.version },
    });
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void act.run(() => form.explain(save), { said: t('saved') });
  }
  return (
    <form id={form.formId} method="post" noValidate onSubmit={onSubmit}>
      <fieldset disabled={!mayWrite} className="min-w-0">
        <FactsFields form={form} countries={countries} disabled={!mayWrite} />
      </fieldset>
      {mayWrite ? (
        <div className="grid justify-items-start gap-4">
          <FormAlert error={act.error} />
          <Button type="submit" busy={act.busy}>
            {t('save')}
          </Button>
        </div>
      ) : null}
    </form>
  );
}

/** Where a fulfiller gets its orders, to change: tested before it is saved. S2.2-107. */
export function ConnectionChange({ fulfiller }: Pick<ChangeFormProps, 'fulfiller'>) {
  const t = useTranslations('fulfillers.form');
  const form = useFactsForm(fulfiller, addressOf);
  const act = useAct();
  const save = async () => {
    await browserCall<typeof connectFulfiller>(connectFulfillerCall, {
      params: { fulfiller: fulfiller.id },
      body: { connection: connectionOf(form.draft), version: form.version },
    });
    form.change({ secret: '' });
  };
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void act.run(() => form.explain(save), { said: t('saved') });
  }
  const locale = useLocale();
  const { connection } = fulfiller;
  return (
    <form id={form.formId} method="post" noValidate onSubmit={onSubmit}>
      <ConnectionFields form={form} />
      <div className="grid justify-items-start gap-4">
        {connection ? (
          <p className="text-muted">
            {t('checked', { time: momentText(connection.checked_at, 'GBP', locale) })}
          </p>
        ) : null}
        <FormAlert error={act.error} />
        <Button type="submit" variant="secondary" busy={act.busy} busyText={t('testing')}>
          {t('connect')}
        </Button>
      </div>
    </form>
  );
}
