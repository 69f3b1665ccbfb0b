'use client';

import { PaymentElement } from '@stripe/react-stripe-js';
import { useTranslations } from 'next-intl';
import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { useStorePrice } from '@/components/ui/store-price';
import type { PayResponse } from '@/lib/modules/checkout/contract/pay';
import { fromWire } from '@/lib/kernel/money';
import { BillingAddress } from './billing-address';
import { ExpressPay } from './express-pay';
import type { AddressForm, CheckoutStore } from '@/components/orders/shop/payment-types';
import { useConfirm, type PaymentWay } from '@/components/payments/shop/use-confirm';

interface CardFormProps {
  store: CheckoutStore;
  payment: PayResponse;
  address: AddressForm;
  way: PaymentWay;
  onBack(): void;
}

interface TermsFieldProps {
  accepted: boolean;
  termsHref: string;
  control: RefObject<HTMLInputElement | null>;
  onChange(accepted: boolean): void;
}

/** The terms' checkbox; the link opens in a new tab, so that nothing typed is lost. */
function TermsField({ accepted, termsHref, control, onChange }: TermsFieldProps) {
  const t = useTranslations('checkout');
  return (
    <CheckboxField
      ref={control}
      name="terms"
      checked={accepted}
      onChange={(event) => onChange(event.target.checked)}
      label={t.rich('terms', {
        link: (chunks) => (
          <a
            href={termsHref}
            target="_blank"
            rel="noopener"
            className="text-accent underline underline-offset-4"
          >
            {chunks}
            <span className="sr-only"> ({t('termsNew')})</span>
          </a>
        ),
      })}
    />
  );
}

/** Wallets are already offered above the form. */
const NO_WALLETS = { applePay: 'never', googlePay: 'never' } as const;

/** Wallets, billing address, card and terms; Pay is enabled once the terms are accepted. */
export function CardForm({ store, payment, address, way, onBack }: CardFormProps) {
  const t = useTranslations('checkout');
  const price = useStorePrice();
  const text = useErrorText();
  const [accepted, setAccepted] = useState(false);
  const terms = useRef<HTMLInputElement>(null);
  const payer = useConfirm(way, t('paymentFormFailed'));
  const termsHref =
    store.pricing.region === 'US' ? '/terms-and-conditions-buyer-us' : '/terms-and-conditions';
  const total = payment.basket_tax_breakdown?.grand_total ?? payment.figures.total_store_price;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (accepted) void payer.confirm();
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="relative grid gap-6">
      <ExpressPay
        accepted={accepted}
        onTermsMissing={() => {
          payer.setError(text.field('terms_required'));
          terms.current?.focus();
        }}
        onConfirm={() => void payer.confirm()}
      />
      <BillingAddress store={store} address={address} />
      <section className="grid gap-3" aria-labelledby="card-heading">
        <h2 id="card-heading" className="text-2xl">
          {t('card')}
        </h2>
        <PaymentElement
          options={{ fields: { billingDetails: 'never' }, layout: 'tabs', wallets: NO_WALLETS }}
        />
      </section>
      <TermsField accepted={accepted} termsHref={termsHref} onChange={setAccepted} control={terms} />
      <FormAlert error={payer.error} />
      <div className="flex flex-wrap-reverse gap-3">
        <Button variant="secondary" size="lg" onClick={onBack} disabled={payer.busy}>
          {t('back')}
        </Button>
        <SubmitButton size="lg" className="grow" busy={payer.busy} disabled={!accepted || !payer.ready}>
          {t('payAmount', { amount: price(fromWire(total)) })}
        </SubmitButton>
      </div>
    </form>
  );
}
