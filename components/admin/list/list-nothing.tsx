'use client';

import { SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { MouseEvent, ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { useList } from './list-context';
import { activeFilters } from './list-state';

export interface ListNothingProps {
  icon: ReactNode;
  /** What will be here, and the first step. */
  title: string;
  text: string;
  action?: ReactNode;
  /** For a list that filters have emptied. */
  noMatch: { title: string; text?: string };
}

/** In place of the rows: the list is empty, or nothing matches its filters, which can be cleared here. */
export function ListNothing({ icon, title, text, action, noMatch }: ListNothingProps) {
  const t = useTranslations('lists');
  const { list, clear } = useList();
  if (activeFilters(list).length === 0 && !list.query['cursor']) {
    return (
      <EmptyState icon={icon} title={title} action={action}>
        {text}
      </EmptyState>
    );
  }
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    clear();
  };
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={noMatch.title}
      action={
        <LinkButton href={list.path} variant="secondary" prefetch={false} onClick={follow}>
          {t('clear')}
        </LinkButton>
      }
    >
      {noMatch.text}
    </EmptyState>
  );
}
