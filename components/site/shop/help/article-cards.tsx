import Link from 'next/link';
import { articlePath, type HelpEntry } from '@/lib/modules/site/rules/help/article';

/** Articles as links with their summaries; one in another language than the page says so to screen readers. S2.1-36. */
export function ArticleCards({ entries }: { entries: readonly HelpEntry[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      {entries.map(({ slug, title, summary, language }) => (
        <li key={slug} lang={language}>
          <Link
            href={articlePath(slug)}
            prefetch={false}
            className="inline-block min-h-6 font-semibold text-accent underline underline-offset-2"
          >
            {title}
          </Link>
          <p className="mt-1 text-ink-soft">{summary}</p>
        </li>
      ))}
    </ul>
  );
}
