'use client';

import { useTranslations } from 'next-intl';
import { useEffect, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormAlert } from '@/components/form/form-alert';
import type { ContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { SteadyLoader } from '@/components/ui/steady-loader';
import { useHydrated } from '@/components/ui/use-hydrated';
import { GiftPicture } from '@/components/claims/shop/gift-picture';
import { usePreviewSend } from '@/components/orders/shop/preview-note';
import { SizesChoice } from './sizes-choice';
import { SizesContact } from './sizes-contact';
import type { SizesValues } from './sizes-values';
import { useGiftLook } from '@/components/claims/shop/use-gift-look';
import type { LockedCountries } from '@/components/orders/shop/use-locked-countries';
import { useSizesForm, type SizesFormInput } from './use-sizes-form';

interface SizesFormProps extends Omit<SizesFormInput, 'countries' | 'instead'> {
  locked: LockedCountries;
  /** One piece of several. */
  picker: ReactNode;
  guide: ReactNode;
  /** Until when the answer can be given. */
  until: string;
  /** What another tab has saved meanwhile. */
  changed: string | null;
  /** The way back to an answer given before; null before the first. */
  onKeep: (() => void) | null;
}

type Form = ContractForm<SizesValues, SizesValues>['form'];

/** A size that is missing gets the focus: the radio buttons are no field that the form could lead to by itself. */
function useSizeFocus(form: Form, formId: string) {
  const { submitCount } = form.formState;
  useEffect(() => {
    if (submitCount === 0 || !form.getFieldState('products.0.variant_id').error) return;
    document.getElementById(formId)?.querySelector<HTMLInputElement>("input[name='size']")?.focus();
  }, [submitCount, form, formId]);
}

interface SendProps extends Pick<SizesFormProps, 'until' | 'onKeep'> {
  contactEmail: string;
  busy: boolean;
  error: string | undefined;
}

/** What it costs, until when it can be changed, what is wrong, and the button. */
function Send({ until, onKeep, contactEmail, busy, error }: SendProps) {
  const t = useTranslations('sizes');
  const forms = useTranslations('forms');
  // Sent by the browser alone it would load the page anew, and all that was typed would be lost.
  const type = useHydrated() ? 'submit' : 'button';
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        <strong className="block font-semibold text-ink">{t('nothingToPay')}</strong>
        {until}
      </p>
      <noscript>
        <p className="rounded-card bg-accent-soft px-4 py-3">{t('noScript', { email: contactEmail })}</p>
      </noscript>
      <FormAlert error={error} />
      <div className="flex flex-wrap gap-3">
        <Button type={type} size="lg" busy={busy} className="grow">
          {t('submit')}
        </Button>
        {onKeep ? (
          <Button variant="secondary" size="lg" onClick={onKeep}>
            {t('keep')}
          </Button>
        ) : null}
      </div>
      <div className="min-h-7">
        <SteadyLoader active={busy} text={forms('processing')} />
      </div>
    </div>
  );
}

/** SPEC 2.7 where sizes are collected: the piece, its colour, size and what is the invitee's own on it, and who and where it is for. */
export function SizesForm({ locked, picker, guide, until, changed, onKeep, ...input }: SizesFormProps) {
  const { piece, store, invitation } = input;
  const { instead, note } = usePreviewSend(store.preview);
  const sizes = useSizesForm({ ...input, countries: locked.countries, instead });
  const { formId, form, field, choice } = sizes;
  const texts = useWatch({ control: form.control, name: 'products.0.personalisation' });
  const { pictures, refusals } = useGiftLook(piece, choice.colour, texts);
  const colourName = piece.colours.find(({ identifier }) => identifier === choice.colour)?.name ?? '';
  useSizeFocus(form, formId);
  return (
    <form
      id={formId}
      method="post"
      onSubmit={sizes.onSubmit}
      noValidate
      className="grid gap-8 md:grid-cols-2 md:gap-10 lg:gap-16"
    >
      <div className="md:sticky md:top-24 md:self-start">
        <GiftPicture name={piece.name} colourName={colourName} pictures={pictures} />
      </div>
      <div className="grid content-start gap-8">
        <SizesChoice
          piece={piece}
          choice={choice}
          colourName={colourName}
          picker={picker}
          guide={guide}
          form={form}
          field={field}
          texts={texts}
          refusals={refusals}
        />
        <SizesContact
          form={form}
          field={field}
          store={store}
          locked={locked}
          addresses={invitation.collects_addresses}
        />
        <Send
          until={until}
          onKeep={onKeep}
          contactEmail={store.contactEmail}
          busy={sizes.busy}
          error={changed ?? sizes.formError}
        />
        {note}
      </div>
    </form>
  );
}
