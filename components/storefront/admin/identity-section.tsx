'use client';

import { useTranslations } from 'next-intl';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { TextField } from '@/components/ui/text-field';
import { PictureField } from './picture-field';
import { Section } from './section';
import { useEditedConfig } from './use-edited-config';
import type { Editor } from './use-editor';

/** The store's name and logo. S3.6. */
export function IdentitySection({ editor }: { editor: Editor }) {
  const t = useTranslations('storeConfiguration.identity');
  const { customLogo } = useEditedConfig(editor.form.control);
  const saved = editor.configuration.store_page_content.custom_logo.url;
  return (
    <Section id="identity" title={t('title')}>
      <TextField label={t('name')} maxLength={80} required {...editor.field('storeConfig.storeName')} />
      <CheckboxField
        label={t('showLogo')}
        hint={t('showLogoHint')}
        {...editor.field('storeConfig.customLogo.enabled')}
      />
      {customLogo.enabled ? (
        <PictureField editor={editor} of="customLogo" label={t('logo')} saved={saved} />
      ) : null}
    </Section>
  );
}
