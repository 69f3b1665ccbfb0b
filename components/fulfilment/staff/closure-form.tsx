'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { DateField } from '@/components/admin/field/date-field';
import { useAct } from '@/components/admin/use-act';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { browserCall } from '@/lib/client/browser';
import type { addClosures } from '@/lib/modules/fulfilment/contract/fulfillers/fulfillers';
import type { FulfillerDetail } from '@/lib/modules/fulfilment/contract/fulfillers/shapes';
import { addClosuresCall } from '@/lib/modules/fulfilment/contract/paths';

/** Adds days on which a fulfiller takes no orders; without a last day it is one. S2.2-109. */
export function ClosureForm({ fulfiller }: { fulfiller: FulfillerDetail }) {
  const t = useTranslations('fulfillers.closures');
  const text = useErrorText();
  const { busy, error, run } = useAct();
  const [first, setFirst] = useState<string | null>(null);
  const [last, setLast] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<{ first?: string | undefined; last?: string | undefined }>({});
  const { id, version, time_zone: timeZone } = fulfiller;
  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const isBackwards = first !== null && last !== null && last < first;
    setWrong({
      first: first === null ? text.field('required') : undefined,
      last: isBackwards ? text.field('ends_before_start') : undefined,
    });
    if (first === null || isBackwards) return;
    const closures = [{ first_day: first, last_day: last ?? first, reason }];
    const body = { version, closures };
    const add = () => browserCall<typeof addClosures>(addClosuresCall, { params: { fulfiller: id }, body });
    if (!(await run(add, { said: t('added') }))) return;
    setFirst(null);
    setLast(null);
    setReason('');
  }
  const errorOf = (error: string | undefined) => (error === undefined ? {} : { error });
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      className="mt-5 grid gap-4 border-t border-line pt-4 sm:grid-cols-2"
    >
      <DateField
        label={t('first')}
        value={first}
        onChange={setFirst}
        timeZone={timeZone}
        required
        {...errorOf(wrong.first)}
      />
      <DateField
        label={t('last')}
        value={last}
        onChange={setLast}
        timeZone={timeZone}
        {...errorOf(wrong.last)}
      />
      <TextField
        label={t('reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        maxLength={200}
        autoComplete="off"
        className="sm:col-span-2"
      />
      <div className="grid justify-items-start gap-3 sm:col-span-2">
        <FormAlert error={error} />
        <Button type="submit" variant="secondary" size="sm" busy={busy}>
          {t('add')}
        </Button>
      </div>
    </form>
  );
}
