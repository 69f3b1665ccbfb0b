'use client';

import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PictureChoice } from '@/components/ui/picture-choice';
import { SelectField } from '@/components/ui/select-field';
import { LIVE_PAGES, type LivePage } from '@/lib/modules/storefront/contract/live-look';
import { LiveStage } from './live-stage';
import { useEditedConfig } from './use-edited-config';
import type { Editor } from './use-editor';

/** Widths of a window in CSS pixels. */
const SCREENS = {
  phone: { width: 375, Icon: Smartphone },
  tablet: { width: 768, Icon: Tablet },
  desktop: { width: 1280, Icon: Monitor },
} as const;
type Screen = keyof typeof SCREENS;
const SCREEN_NAMES = ['phone', 'tablet', 'desktop'] as const satisfies readonly Screen[];

interface LivePreviewProps {
  editor: Editor;
  slug: string;
  /** The width that is shown first. */
  first: Screen;
}

/** The real storefront with the editor's changes, at the width of a phone, a tablet or a computer. S3.6-12. */
export function LivePreview({ editor, slug, first }: LivePreviewProps) {
  const [screen, setScreen] = useState<Screen>(first);
  const [page, setPage] = useState<LivePage>('home');
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <ScreenChoice screen={screen} onChoose={setScreen} />
        <PageChoice editor={editor} page={page} onChoose={setPage} />
      </div>
      <LiveStage editor={editor} slug={slug} page={page} width={SCREENS[screen].width} />
    </div>
  );
}

function ScreenChoice({ screen, onChoose }: { screen: Screen; onChoose: (screen: Screen) => void }) {
  const t = useTranslations('storeConfiguration.preview');
  const options = SCREEN_NAMES.map((one) => ({ value: one, label: t(one), Icon: SCREENS[one].Icon }));
  return <PictureChoice label={t('screen')} current={screen} onChoose={onChoose} short options={options} />;
}

interface PageChoiceProps {
  editor: Editor;
  page: LivePage;
  onChoose: (page: LivePage) => void;
}

function PageChoice({ editor, page, onChoose }: PageChoiceProps) {
  const t = useTranslations('storeConfiguration');
  const { aboutUs } = useEditedConfig(editor.form.control);
  const labels: Record<LivePage, string> = {
    home: t('home.title'),
    'about-us': aboutUs.pageName.trim() || t('about.title'),
    faqs: t('ownTexts.faqs'),
    'contact-us': t('contact.title'),
    'terms-and-conditions': t('ownTexts.terms'),
  };
  return (
    <SelectField
      label={t('preview.page')}
      options={LIVE_PAGES.map((value) => ({ value, label: labels[value] }))}
      value={page}
      onChange={({ target }) => onChoose(LIVE_PAGES.find((one) => one === target.value) ?? 'home')}
      className="min-w-40"
    />
  );
}
