'use client';

import { useTranslations } from 'next-intl';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { OwnTextField } from './rich-text/own-text-field';
import { Section } from './section';
import { useEditedConfig } from './use-edited-config';
import type { Editor } from './use-editor';

/** The "about us" page of the store. S3.6-8. */
export function AboutSection({ editor }: { editor: Editor }) {
  const t = useTranslations('storeConfiguration.about');
  const { aboutUs } = useEditedConfig(editor.form.control);
  return (
    <Section id="about" title={t('title')}>
      <CheckboxField label={t('enabled')} {...editor.field('storeConfig.aboutUs.enabled')} />
      {aboutUs.enabled ? (
        <>
          <TextField label={t('pageName')} maxLength={60} {...editor.field('storeConfig.aboutUs.pageName')} />
          <OwnTextField label={t('content')} name="storeConfig.aboutUs.document" editor={editor} />
        </>
      ) : null}
    </Section>
  );
}

/** The client's own words on the pages of questions and of terms. S3.6-16. */
export function OwnTextsSection({ editor }: { editor: Editor }) {
  const t = useTranslations('storeConfiguration.ownTexts');
  const optionalText = useTranslations('ui')('optional');
  return (
    <Section id="own-texts" title={t('title')}>
      <OwnTextField label={t('faqs')} hint={t('faqsHint')} name="storeConfig.faqs.document" editor={editor} />
      <OwnTextField
        label={t('terms')}
        hint={t('termsHint')}
        name="storeConfig.terms.document"
        editor={editor}
      />
      <TextArea
        label={t('greenEvidence')}
        hint={t('greenEvidenceHint')}
        optionalText={optionalText}
        rows={3}
        maxLength={1000}
        {...editor.field('storeConfig.greenEvidence')}
      />
    </Section>
  );
}

/** The contact page and the store's contact details. S3.6. */
export function ContactSection({ editor }: { editor: Editor }) {
  const t = useTranslations('storeConfiguration.contact');
  const optionalText = useTranslations('ui')('optional');
  const text = (name: Parameters<Editor['field']>[0], maxLength: number) => ({
    optionalText,
    maxLength,
    ...editor.field(name),
  });
  return (
    <Section id="contact" title={t('title')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t('heading')} {...text('storeConfig.contactUs.heading', 120)} />
        <TextField
          label={t('formEmail')}
          hint={t('formEmailHint')}
          type="email"
          {...text('storeConfig.contactUs.formEmail', 254)}
        />
      </div>
      <TextField label={t('subheading')} {...text('storeConfig.contactUs.subheading', 240)} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t('email')} type="email" {...text('storeConfig.contactEmail', 254)} />
        <TextField label={t('phone')} type="tel" {...text('storeConfig.contactPhone', 40)} />
      </div>
      <TextArea label={t('address')} rows={3} {...text('storeConfig.contactAddress', 300)} />
    </Section>
  );
}

const NETWORKS = [
  { name: 'storeConfig.facebookUrl', label: 'facebook' },
  { name: 'storeConfig.instagramUrl', label: 'instagram' },
  { name: 'storeConfig.tiktokUrl', label: 'tiktok' },
  { name: 'storeConfig.twitterUrl', label: 'twitter' },
] as const;

const ADDRESS_START = 'https://';

/** Links to the store's social media. S3.6. */
export function SocialSection({ editor }: { editor: Editor }) {
  const t = useTranslations('storeConfiguration.social');
  const optionalText = useTranslations('ui')('optional');
  return (
    <Section id="social" title={t('title')} hint={t('hint')}>
      <div className="grid gap-5 sm:grid-cols-2">
        {NETWORKS.map(({ name, label }) => (
          <TextField
            key={name}
            label={t(label)}
            type="url"
            inputMode="url"
            placeholder={ADDRESS_START}
            maxLength={500}
            optionalText={optionalText}
            {...editor.field(name)}
          />
        ))}
      </div>
    </Section>
  );
}
