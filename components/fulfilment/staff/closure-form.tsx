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

/** The days that are typed, and how they are sent. */
function useClosureForm({ id, version }: FulfillerDetail) {
  const t = useTranslations('fulfillers.closures');
  const text = useErrorText();
  const { busy, error, run } = useAct();
  const [first, setFirst] = useState<string | null>(null);
  const [last, setLast] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<{ first?: string | undefined; last?: string | undefined }>({});
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
  return { first, setFirst, last, setLast, reason, setReason, wrong, busy, error, onSubmit };
}

const errorOf = (error: string | undefined) => (error === undefined ? {} : { error });

/** Adds days on which a fulfiller takes no orders; without a last day it is one. S2.2-109. */
export function ClosureForm({ fulfiller }: { fulfiller: FulfillerDetail }) {
  const t = useTranslations('fulfillers.closures');
  const form = useClosureForm(fulfiller);
  const { time_zone: timeZone } = fulfiller;
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void form.onSubmit(event)}
      className="mt-5 grid gap-4 border-t border-line pt-4 sm:grid-cols-2"
    >
      <DateField
        label={t('first')}
        value={form.first}
        onChange={form.setFirst}
        timeZone={timeZone}
        required
        {...errorOf(form.wrong.first)}
      />
      <DateField
        label={t('last')}
        value={form.last}
        onChange={form.setLast}
        timeZone={timeZone}
        {...errorOf(form.wrong.last)}
      />
      <TextField
        label={t('reason')}
        value={form.reason}
        onChange={({ target }) => form.setReason(target.value)}
        maxLength={200}
        autoComplete="off"
        className="sm:col-span-2"
      />
      <div className="grid justify-items-start gap-3 sm:col-span-2">
        <FormAlert error={form.error} />
        <Button type="submit" variant="secondary" size="sm" busy={form.busy}>
          {t('add')}
        </Button>
      </div>
    </form>
  );
}
