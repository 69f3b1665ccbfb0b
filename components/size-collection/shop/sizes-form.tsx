'use client';

import { useTranslations } from 'next-intl';
import { useEffect, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormAlert } from '@/components/form/form-alert';
import type { ContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { SteadyLoader } from '@/components/ui/steady-loader';
import { useHydrated } from '@/components/ui/use-hydrated';
import { TwoSidedPicture } from '@/components/orders/shop/two-sided-picture';
import { usePreviewSend } from '@/components/orders/shop/preview-note';
import { SizesChoice } from './sizes-choice';
import { SizesContact } from './sizes-contact';
import type { SizesValues } from './sizes-values';
import { useGiftLook } from '@/components/claims/shop/use-gift-look';
import type { LockedCountries } from '@/components/orders/shop/use-locked-countries';
import { useSizesForm, type SizesFormInput } from './use-sizes-form';

interface SizesFormProps extends Omit<SizesFormInput, 'countries' | 'instead'> {
  locked: LockedCountries;
  /** The picker, where there are several pieces. */
  picker: ReactNode;
  guide: ReactNode;
  /** Deadline of the answer, formatted. */
  until: string;
  /** What another tab has saved in the meantime, as a text. */
  changed: string | null;
  /** Returns to the earlier answer without changes; null for a first answer. */
  onKeep: (() => void) | null;
}

type Form = ContractForm<SizesValues, SizesValues>['form'];

/** Focuses the size picker if the size is missing: it is not a registered field, so the form cannot focus it. */
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

/** Price note, deadline, error and submit button. */
function Send({ until, onKeep, contactEmail, busy, error }: SendProps) {
  const t = useTranslations('sizes');
  const forms = useTranslations('forms');
  // Disabled until hydrated: a native submit would reload the page and lose what was typed.
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

/** The form of a size collection: piece, colour, size, personalisation, recipient and address (S2.7). */
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
        <TwoSidedPicture name={piece.name} colourName={colourName} pictures={pictures} />
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
