'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { PictureField } from '../picture-field';
import { Section } from '../section';
import { useEditedConfig } from '../use-edited-config';
import type { EditedStore, Editor } from '../use-editor';

// It asks for the picture again and again until it is there; the form needs none of that.
const DrawnPicture = dynamic(() => import('./drawn-picture').then((module) => module.DrawnPicture), {
  ssr: false,
});

interface ShareSectionProps {
  editor: Editor;
  store: EditedStore;
  /** Everyone can open the store, so there is a drawn picture. */
  isOpen: boolean;
}

/** The picture that a shared link to the store shows: an own one, else the drawn one. S2.2-35. */
export function ShareSection({ editor, store, isOpen }: ShareSectionProps) {
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
      {!shareImage.enabled && isOpen ? (
        <DrawnPicture store={store} version={editor.configuration.version} />
      ) : null}
    </Section>
  );
}
