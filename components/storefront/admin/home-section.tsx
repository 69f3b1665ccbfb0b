'use client';

import { useTranslations } from 'next-intl';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { TextField } from '@/components/ui/text-field';
import { PictureField } from './picture-field';
import { Section } from './section';
import { useEditedConfig } from './use-edited-config';
import type { Editor } from './use-editor';

interface HomeSectionProps {
  editor: Editor;
  slug: string;
}

/** The home page's first texts, background picture, and button with its target. S3.6. */
export function HomeSection({ editor, slug }: HomeSectionProps) {
  const t = useTranslations('storeConfiguration.home');
  const ui = useTranslations('ui');
  const { customBackground, homeButton } = useEditedConfig(editor.form.control);
  const optional = ui('optional');
  return (
    <Section id="home" title={t('title')}>
      <TextField
        label={t('heading')}
        hint={t('headingHint')}
        optionalText={optional}
        maxLength={120}
        {...editor.field('storeConfig.homeHeading')}
      />
      <TextField
        label={t('subheading')}
        optionalText={optional}
        maxLength={240}
        {...editor.field('storeConfig.homeSubheading')}
      />
      <CheckboxField label={t('showBackground')} {...editor.field('storeConfig.customBackground.enabled')} />
      {customBackground.enabled ? (
        <div className="grid gap-4 border-s-2 border-line ps-4">
          <PictureField
            editor={editor}
            of="customBackground"
            label={t('background')}
            saved={editor.configuration.store_page_content.custom_background.image}
          />
          <CheckboxField
            label={t('darkText')}
            hint={t('darkTextHint')}
            {...editor.field('storeConfig.customBackground.darkText')}
          />
        </div>
      ) : null}
      <CheckboxField label={t('showButton')} {...editor.field('storeConfig.homeButton.enabled')} />
      {homeButton.enabled ? (
        <div className="grid gap-4 border-s-2 border-line ps-4 sm:grid-cols-2">
          <TextField
            label={t('buttonText')}
            maxLength={40}
            {...editor.field('storeConfig.homeButton.text')}
          />
          <TextField
            label={t('buttonLink')}
            hint={t('buttonLinkHint', { example: `/${slug}/products` })}
            maxLength={500}
            {...editor.field('storeConfig.homeButton.link')}
          />
        </div>
      ) : null}
    </Section>
  );
}
