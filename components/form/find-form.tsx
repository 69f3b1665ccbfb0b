'use client';

import { Search } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';

interface FindFormProps {
  /** The page's own path: without script the browser asks it for what the fields say. */
  action: string;
  label: string;
  busy: boolean;
  /** What is looked for now. */
  search: string;
  texts: { search: string; find: string };
  /** What is typed, trimmed; undefined for nothing. */
  onFind(search: string | undefined): void;
  /** How wide the field is where there is room. */
  fieldClassName: string;
  /** The other choices. */
  children: ReactNode;
}

/**
 * Narrows a list by what is typed and chosen; every choice stands in the URL, and it works without script too. What follows
 * it can show that it is about to change (`peer-aria-busy`).
 */
export function FindForm({ action, label, busy, search, texts, onFind, ...parts }: FindFormProps) {
  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('search');
    onFind(typeof typed === 'string' ? typed.trim() || undefined : undefined);
  }
  return (
    <form
      method="get"
      action={action}
      role="search"
      aria-label={label}
      aria-busy={busy || undefined}
      onSubmit={find}
      className="peer mt-5 grid gap-3 sm:grid-cols-2 lg:flex lg:flex-wrap lg:items-end"
    >
      <div className="flex items-end gap-2 max-lg:col-span-full">
        <TextField
          key={search}
          label={texts.search}
          type="search"
          name="search"
          defaultValue={search}
          maxLength={120}
          className={`min-w-0 grow ${parts.fieldClassName}`}
        />
        <Button type="submit" variant="secondary" icon={<Search aria-hidden="true" className="size-4.5" />}>
          {texts.find}
        </Button>
      </div>
      {parts.children}
    </form>
  );
}
