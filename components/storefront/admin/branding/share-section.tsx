'use client';

import { useTranslations } from 'next-intl';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { SHARE_SIZE } from '@/lib/modules/storefront/rules/seo/share-size';
import { PictureField } from '../picture-field';
import { Section } from '../section';
import { useEditedConfig } from '../use-edited-config';
import type { Editor } from '../use-editor';

/** The picture that a shared link to the store shows: an own one, else the drawn one. S2.2-35. */
export function ShareSection({ editor, drawn }: { editor: Editor; drawn: string | null }) {
  const t = useTranslations('storeConfiguration.branding.share');
  const { shareImage } = useEditedConfig(editor.form.control);
  return (
    <Section id="share-image" title={t('title')} hint={t('hint')}>
      <CheckboxField
        label={t('enabled')}
        hint={t('enabledHint')}
        {...editor.field('storeConfig.shareImage.enabled')}
      />
      {shareImage.enabled ? (
        <PictureField
          editor={editor}
          of="shareImage"
          label={t('picture')}
          saved={editor.configuration.store_page_content.share_image.url}
        />
      ) : null}
      {!shareImage.enabled && drawn ? (
        <img
          src={drawn}
          alt={t('drawn')}
          loading="lazy"
          {...SHARE_SIZE}
          className="h-auto w-full max-w-md rounded-control border border-line"
        />
      ) : null}
    </Section>
  );
}
