'use client';

import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { TextField } from '@/components/ui/text-field';
import { useList } from './list-context';
import { useEarlyValue } from './use-early-value';

/** The search runs after this pause in typing. */
export const SEARCH_PAUSE_MS = 350;

export interface ListSearchProps {
  label: string;
  /** What can be searched for. */
  hint?: string | undefined;
  /** As many characters as the contract accepts. */
  maxLength: number;
}

/**
 * The list's search. The text belongs to whoever types: it is only replaced when the URL changes by other means, such as
 * the Back button, and never while a search is waiting or running.
 */
export function ListSearch({ label, hint, maxLength }: ListSearchProps) {
  const t = useTranslations('lists');
  const { list, pending, cleared, change } = useList();
  const search = list.query['search'] ?? '';
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function ask(text: string, pause: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      change({ search: text.trim() || undefined });
    }, pause);
  }
  function write(text: string) {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (field.current) field.current.value = text;
  }
  useEarlyValue(field, search, (text) => ask(text, 0));
  const follow = useEffectEvent((url: string) => {
    const busy = timer.current !== undefined || pending;
    if (!busy && field.current?.value.trim() !== url) write(url);
  });
  const empty = useEffectEvent(() => write(''));
  useEffect(() => follow(search), [search]);
  useEffect(() => {
    if (cleared > 0) empty();
  }, [cleared]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <TextField
      ref={field}
      label={label}
      type="search"
      name="search"
      maxLength={maxLength}
      defaultValue={search}
      placeholder={hint}
      enterKeyHint="search"
      data-list-search=""
      onChange={(event) => ask(event.target.value, SEARCH_PAUSE_MS)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') ask(event.currentTarget.value, 0);
      }}
      trailing={
        <IconButton
          type="submit"
          label={t('find')}
          icon={<Search aria-hidden="true" className="size-4.5 text-muted" />}
          size="sm"
          className="me-1.5"
          onClick={() => ask(field.current?.value ?? '', 0)}
        />
      }
      className="min-w-0 grow basis-full lg:max-w-md lg:basis-64"
    />
  );
}
