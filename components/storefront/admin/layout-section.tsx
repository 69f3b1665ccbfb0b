'use client';

import { useTranslations } from 'next-intl';
import { FieldError } from '@/components/ui/field-error';
import { LayoutChoice } from './layout-choice';
import { Section } from './section';
import { useEditedConfig } from './use-edited-config';
import type { Editor } from './use-editor';

/** How the store's pages are arranged. S3.6 */
export function LayoutSection({ editor }: { editor: Editor }) {
  const t = useTranslations('storeConfiguration.layout');
  const { layout } = useEditedConfig(editor.form.control);
  const { error } = editor.field('storeConfig.layout');
  return (
    <Section id="layout" title={t('title')} hint={t('hint')}>
      <LayoutChoice
        chosen={layout}
        bare
        onChoose={(chosen) => editor.form.setValue('storeConfig.layout', chosen, { shouldDirty: true })}
      />
      <FieldError id="store-layout" error={error} />
    </Section>
  );
}
