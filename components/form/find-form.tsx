'use client';

import { Search } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';

interface FindFormProps {
  /** The page's own path: without JavaScript the browser submits the form to it. */
  action: string;
  label: string;
  busy: boolean;
  /** The current search text. */
  search: string;
  texts: { search: string; find: string };
  /** Called with the typed text, trimmed; undefined if empty. */
  onFind(search: string | undefined): void;
  /** Width of the search field where there is room. */
  fieldClassName: string;
  /** The other filters. */
  children: ReactNode;
}

/**
 * Search and filters of a list, kept in the URL; works without JavaScript. Sets `aria-busy`, so that the list after it
 * can show that it is loading (`peer-aria-busy`).
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
