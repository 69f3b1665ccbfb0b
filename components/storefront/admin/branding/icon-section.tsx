'use client';

import { useTranslations } from 'next-intl';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { PictureField } from '../picture-field';
import { Section } from '../section';
import { useEditedConfig } from '../use-edited-config';
import type { Editor } from '../use-editor';

/** The store's icon in browsers' tabs and on home screens: an own one, else the platform's. S2.2-35. */
export function IconSection({ editor }: { editor: Editor }) {
  const t = useTranslations('storeConfiguration.branding.icon');
  const { favicon } = useEditedConfig(editor.form.control);
  return (
    <Section id="store-icon" title={t('title')} hint={t('hint')}>
      <CheckboxField
        label={t('enabled')}
        hint={t('enabledHint')}
        {...editor.field('storeConfig.favicon.enabled')}
      />
      {favicon.enabled ? (
        <PictureField
          editor={editor}
          of="favicon"
          label={t('picture')}
          saved={editor.configuration.store_page_content.favicon.url}
        />
      ) : null}
    </Section>
  );
}
