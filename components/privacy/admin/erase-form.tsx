'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { useAct } from '@/components/admin/use-act';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { Alert } from '@/components/ui/alert';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { mailText } from '@/lib/kernel/clean-line';
import { erasePerson } from '@/lib/modules/privacy/client/privacy';
import type { FoundPerson } from '@/lib/modules/privacy/contract/person';

const WAYS = ['wait', 'cancel'] as const;
type Way = (typeof WAYS)[number];

interface EraseFormProps {
  tenant: string;
  found: FoundPerson;
  onErased: () => void;
}

/** Erases the person that was found, once the address is typed again. D46-2. */
export function EraseForm({ tenant, found, onErased }: EraseFormProps) {
  const t = useTranslations('privacyPage');
  const { busy, error, run } = useAct({ refresh: false });
  const [way, setWay] = useState<Way>('wait');
  const [wrong, setWrong] = useState(false);
  const { email, open_orders: open } = found;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('confirm') ?? '').trim();
    const isOther = mailText(typed.toLowerCase()) !== email;
    setWrong(isOther);
    if (isOther) return;
    void run(async () => {
      await erasePerson(tenant, { email, confirm_email: typed, open_orders: way });
      toast('success', t('asked'));
      onErased();
    });
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      aria-labelledby="erase-person"
      className="mt-6 grid gap-4 border-t border-line pt-5"
    >
      <h3 id="erase-person" className="text-base font-semibold">
        {t('eraseTitle')}
      </h3>
      <p className="max-w-[68ch] text-muted">{t('eraseLead')}</p>
      {open.length > 0 ? <OpenOrders open={open} way={way} onWay={setWay} /> : null}
      <TextField
        type="email"
        name="confirm"
        label={t('confirm')}
        error={wrong ? t('mismatch') : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        className="max-w-xl"
      />
      <FormAlert error={error} />
      <div>
        <SubmitButton variant="danger" busy={busy}>
          {t('erase')}
        </SubmitButton>
      </div>
    </form>
  );
}

interface OpenOrdersProps {
  open: FoundPerson['open_orders'];
  way: Way;
  onWay: (way: Way) => void;
}

/** Which orders stand in the way, and what becomes of them. D46-2, D46-10. */
function OpenOrders({ open, way, onWay }: OpenOrdersProps) {
  const t = useTranslations('privacyPage');
  // A shipped order can't be cancelled: there is only waiting.
  const ways = open.some(({ waits_for: matters }) => matters.includes('order')) ? WAYS : WAYS.slice(0, 1);
  return (
    <Alert tone="warn">
      <p>{t('openOrders', { count: open.length })}</p>
      <ul className="mt-1">
        {open.map(({ id, order_ref: ref, waits_for: matters }) => (
          <li key={id}>
            <Link href={`/orders/${id}`} className="underline tabular-nums">
              {ref}
            </Link>{' '}
            ({matters.map((matter) => t(`waitsFor.${matter}`)).join(', ')})
          </li>
        ))}
      </ul>
      <fieldset className="mt-3 grid gap-2">
        <legend className="sr-only">{t('eraseTitle')}</legend>
        {ways.map((one) => (
          <label key={one} className="flex cursor-pointer items-start gap-2.5">
            <input
              type="radio"
              name="open_orders"
              value={one}
              checked={way === one}
              onChange={() => onWay(one)}
              className="mt-0.5 size-5 shrink-0 accent-accent"
            />
            {t(one)}
          </label>
        ))}
      </fieldset>
    </Alert>
  );
}
