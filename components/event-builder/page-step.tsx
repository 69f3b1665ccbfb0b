'use client';

import { useTranslations } from 'next-intl';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import type { TemporaryStore } from '@/lib/contracts/event-builder/temporary-store';
import { BUILDER_TEXT } from '@/lib/domain/event-builder/limits';
import { useBuilder } from './builder-context';
import { StepHeading } from './step-heading';

type PageText = keyof TemporaryStore['page'];

/** What the store is called, and what it says first. */
export function PageStep() {
  const t = useTranslations('eventBuilder.page');
  const ui = useTranslations('ui');
  const { built } = useBuilder();
  const { page } = built.store;
  const field = (name: PageText) => ({
    label: t(name),
    value: page[name],
    maxLength: BUILDER_TEXT[name],
    onChange: ({ target }: { target: { value: string } }) =>
      built.keeper.change((store) => ({ ...store, page: { ...store.page, [name]: target.value } })),
  });
  return (
    <>
      <StepHeading title={t('title')} lead={t('lead')} />
      <div className="mt-6 grid max-w-2xl gap-5 rounded-card border border-line bg-surface p-5 sm:p-6">
        <TextField {...field('name')} hint={t('nameHint')} autoComplete="organization" />
        <TextField {...field('heading')} hint={t('headingHint')} optionalText={ui('optional')} />
        <TextArea
          {...field('subheading')}
          hint={t('subheadingHint')}
          optionalText={ui('optional')}
          rows={3}
        />
      </div>
    </>
  );
}
