'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useDraftedForm } from '@/components/form/use-drafted-form';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { browserCall } from '@/lib/client/browser';
import { contactForm, type contactStore } from '@/lib/modules/storefront/contract/contact';
import { contactStoreCall } from '@/lib/modules/storefront/contract/paths';

interface ContactFormProps {
  place: { tenant: string; slug: string };
  storeName: string;
}

// Path of the contract, without its examples: this code is sent to phones.
const EMPTY = { name: '', email: '', message: '' };

/** The contact form; what was typed survives reloads and failures until it is sent. S5; D11. */
function useContactForm(place: ContactFormProps['place'], onSent: (email: string) => void) {
  const locale = useLocale();
  return useDraftedForm({
    draftKey: `contact-draft-${place.slug}`,
    first: () => EMPTY,
    schema: contactForm,
    submit: async (values) => {
      await browserCall<typeof contactStore>(contactStoreCall, {
        params: place,
        body: { ...values, lang: locale },
      });
      onSent(values.email);
      return true;
    },
  });
}

function Fields({ place, storeName, onSent }: ContactFormProps & { onSent: (email: string) => void }) {
  const t = useTranslations('contactForm');
  const { formId, onSubmit, busy, formError, field } = useContactForm(place, onSent);
  return (
    // `post`, so that a form sent before hydration does not put the text into the URL.
    <form id={formId} method="post" onSubmit={onSubmit} noValidate className="mt-5 grid gap-5">
      <TextField label={t('name')} autoComplete="name" maxLength={120} required {...field('name')} />
      <TextField
        label={t('email')}
        hint={t('emailHint')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        {...field('email')}
      />
      <TextArea label={t('message')} rows={7} required {...field('message')} />
      <FormAlert error={busy ? undefined : formError} />
      <div className="grid justify-items-start gap-3">
        <SubmitButton size="lg" busy={busy}>
          {t('submit')}
        </SubmitButton>
        <p className="text-[0.9375rem] text-muted">{t('privacy', { store: storeName })}</p>
      </div>
    </form>
  );
}

/** Form that sends a mail to the store; afterwards it confirms and offers to write another. S2.3, S3.6. */
export function ContactForm({ place, storeName }: ContactFormProps) {
  const t = useTranslations('contactForm');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sentTo !== null) heading.current?.focus();
  }, [sentTo]);
  if (sentTo === null) return <Fields place={place} storeName={storeName} onSent={setSentTo} />;
  return (
    <div className="mt-5 grid justify-items-start gap-3 rounded-card bg-accent-soft p-6">
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        {t('sentTitle')}
      </h3>
      <p>{t('sentText', { store: storeName, email: sentTo })}</p>
      <Button variant="secondary" onClick={() => setSentTo(null)}>
        {t('another')}
      </Button>
    </div>
  );
}
