'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import type { TemporaryStore } from '@/lib/modules/event-builder/contract/temporary-store';
import { BUILDER_TEXT } from '@/lib/modules/event-builder/rules/limits';
import { useBuilder } from './builder-context';
import { StepHeading } from './step-heading';

type PageText = keyof TemporaryStore['page'];
const NAMES: readonly PageText[] = ['name', 'heading', 'subheading'];

/** Reads what was typed before hydration. */
function useTypedEarly() {
  const { keeper } = useBuilder().built;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const inputs = fields.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]') ?? [];
    const typed = Object.fromEntries([...inputs].map(({ name, value }) => [name, value]));
    const { page } = keeper.state().store;
    if (NAMES.some((name) => typed[name] !== undefined && typed[name] !== page[name])) {
      keeper.change((store) => ({ ...store, page: { ...store.page, ...typed } }));
    }
  }, [keeper]);
  return fields;
}

/** The step for the store's name and its first texts. */
export function PageStep() {
  const t = useTranslations('eventBuilder.page');
  const ui = useTranslations('ui');
  const { built } = useBuilder();
  const { page } = built.store;
  const field = (name: PageText) => ({
    name,
    label: t(name),
    value: page[name],
    maxLength: BUILDER_TEXT[name],
    onChange: ({ target }: { target: { value: string } }) =>
      built.keeper.change((store) => ({ ...store, page: { ...store.page, [name]: target.value } })),
  });
  const fields = useTypedEarly();
  return (
    <>
      <StepHeading title={t('title')} lead={t('lead')} />
      <div
        ref={fields}
        className="mt-6 grid max-w-2xl gap-5 rounded-card border border-line bg-surface p-5 sm:p-6"
      >
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
