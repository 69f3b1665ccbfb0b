'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { threePairs } from '@/lib/modules/storefront/rules/branding/font-pairs';
import { FontChoices } from '../fonts-section';
import { Section } from '../section';
import { useEditedConfig } from '../use-edited-config';
import type { Editor } from '../use-editor';

/** Three font pairs of different moods, and the store's own where it is none of them. */
export function FontPairsSection({ editor, manage }: { editor: Editor; manage: ReactNode }) {
  const t = useTranslations('storeConfiguration.branding.fonts');
  const { fontSet } = useEditedConfig(editor.form.control);
  const sets = editor.configuration.available_font_sets;
  const pairs = threePairs(sets);
  const worn = sets.filter((set) => set.id === fontSet.id && !pairs.includes(set));
  return (
    <Section id="font-pairs" title={t('title')} hint={t('hint')}>
      <FontChoices editor={editor} sets={[...worn, ...pairs]} />
      {manage}
    </Section>
  );
}
