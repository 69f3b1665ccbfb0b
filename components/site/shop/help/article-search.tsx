'use client';

import { useMemo, useState } from 'react';
import { TextField } from '@/components/ui/text-field';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { Audience, HelpEntry } from '@/lib/modules/site/rules/help/article';
import { findArticles, indexArticles } from '@/lib/modules/site/rules/help/find-articles';
import { ArticleCards } from './article-cards';

export interface SearchTexts {
  label: string;
  hint: string;
  none: string;
  resultsTitle: string;
  /** What is said for each number of results, from none to all. */
  found: readonly string[];
  audiences: readonly { id: Audience; title: string }[];
}

const MOST_TYPED = 100;

interface ArticleSearchProps {
  entries: readonly HelpEntry[];
  texts: SearchTexts;
}

function askedQuery(): string {
  return (new URLSearchParams(window.location.search).get('query') ?? '').slice(0, MOST_TYPED);
}

/** Articles by audience; what is typed narrows them at once, without a request. Without script the list is there. S2.1-38. */
export function ArticleSearch({ entries, texts }: ArticleSearchProps) {
  const hydrated = useHydrated();
  const [typed, setTyped] = useState<string | null>(null);
  // The page for a missing page sends what was searched for in the address.
  const query = typed ?? (hydrated ? askedQuery() : '');
  const isSearching = query.trim() !== '';
  // Built with the first key: most readers only look at the list.
  const index = useMemo(() => (isSearching ? indexArticles(entries) : []), [entries, isSearching]);
  const found = isSearching ? findArticles(index, query) : [];
  return (
    <div className="grid gap-10">
      {/* Keeps its room until it works, so that nothing moves. */}
      <form
        role="search"
        method="get"
        className={hydrated ? 'max-w-xl' : 'invisible max-w-xl'}
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField
          label={texts.label}
          hint={texts.hint}
          type="search"
          name="query"
          maxLength={MOST_TYPED}
          autoComplete="off"
          value={query}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
      <p role="status" className="sr-only">
        {isSearching ? texts.found[found.length] : ''}
      </p>
      {isSearching ? (
        <section aria-label={texts.resultsTitle}>
          {found.length === 0 ? (
            <p className="text-ink-soft">{texts.none}</p>
          ) : (
            <ArticleCards entries={found} />
          )}
        </section>
      ) : (
        texts.audiences.map(({ id, title }) => (
          <section key={id} aria-labelledby={`for-${id}`}>
            <h2 id={`for-${id}`} className="scroll-mt-24 text-2xl">
              {title}
            </h2>
            <div className="mt-4">
              <ArticleCards entries={entries.filter(({ audience }) => audience === id)} />
            </div>
          </section>
        ))
      )}
    </div>
  );
}
