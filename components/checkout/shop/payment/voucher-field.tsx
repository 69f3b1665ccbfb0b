'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { TextField } from '@/components/ui/text-field';
import type { EventVoucher } from '@/components/orders/shop/payment-types';

interface VoucherFieldProps {
  /** Initial value of the field: a link's code that could not be used. */
  first: string;
  /** The event's public vouchers that could be used now. */
  offers: readonly EventVoucher[];
  applied: EventVoucher | null;
  /** The discount of the applied voucher, formatted. */
  discount: string;
  error: string | undefined;
  /** Looks a code up; resolves when it is applied or refused. */
  onApply(code: string): Promise<void>;
  onRemove(): void;
}

function Offers({ offers, onUse }: { offers: readonly EventVoucher[]; onUse(code: string): void }) {
  const t = useTranslations('checkout');
  if (offers.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-2 text-[0.9375rem] text-muted">
      {t('publicVouchers')}
      {offers.map((offer) => (
        <Button key={offer.code} size="sm" variant="secondary" onClick={() => onUse(offer.code)}>
          {t('useVoucher', { code: offer.code })}
        </Button>
      ))}
    </p>
  );
}

/** Applying or removing a code replaces the focused control: focus the one that takes its place. */
function useKeptFocus(applied: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const was = useRef(applied);
  useEffect(() => {
    if (was.current === applied) return;
    was.current = applied;
    if (document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [applied]);
  return place;
}

/** Shown only if there is a voucher to use; errors appear at the field (S2.9, S5-12). */
export function VoucherField(props: VoucherFieldProps) {
  const { first, offers, applied, discount, error, onApply, onRemove } = props;
  const t = useTranslations('checkout');
  const [code, setCode] = useState(first);
  const [busy, setBusy] = useState(false);
  const place = useKeptFocus(applied !== null);

  async function apply(wanted: string) {
    if (busy || wanted.trim() === '') return;
    setBusy(true);
    await onApply(wanted.trim());
    setBusy(false);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    void apply(code);
  }

  if (applied) {
    return (
      <div
        ref={place}
        className="flex items-center justify-between gap-3 rounded-control bg-accent-soft px-4 py-2 font-semibold"
      >
        <p role="status">{t('voucherApplied', { code: applied.code, amount: discount })}</p>
        <IconButton
          size="sm"
          label={t('removeVoucher', { code: applied.code })}
          icon={<X aria-hidden="true" className="size-4.5" />}
          onClick={onRemove}
        />
      </div>
    );
  }
  return (
    <div ref={place} className="grid gap-3">
      <form method="post" onSubmit={submit} noValidate className="flex items-start gap-3">
        <TextField
          label={t('voucher')}
          name="discount_code"
          value={code}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="go"
          error={error}
          onChange={(event) => setCode(event.target.value)}
          className="grow"
        />
        <Button type="submit" variant="secondary" busy={busy} className="mt-8">
          {t('applyVoucher')}
        </Button>
      </form>
      <Offers offers={offers} onUse={(offer) => void apply(offer)} />
    </div>
  );
}
