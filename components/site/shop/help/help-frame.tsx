import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';

const PAGES = [
  ['/help/frequently-asked-questions', 'faq'],
  ['/help/help-articles', 'articles'],
  ['/help/shipping-and-delivery', 'shipping'],
] as const;

interface HelpFrameProps {
  /** Address of the open page; of none for an article. */
  path: string;
  title: string;
  lead: string;
  /** The language of title and lead where it is not the reader's. */
  lang?: string;
  /** Stands between lead and content. */
  note?: ReactNode;
  children: ReactNode;
}

/** A page of the help centre: the three pages, title, lead, content. S2.1-18. */
export function HelpFrame({ path, title, lead, lang, note, children }: HelpFrameProps) {
  const t = useTranslations('help');
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page px-5 py-12 sm:px-8 sm:py-16">
      <nav aria-label={t('navigation')}>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {PAGES.map(([href, key]) => (
            <li key={href}>
              <Link
                href={href}
                prefetch={false}
                aria-current={href === path ? 'page' : undefined}
                className="inline-block min-h-6 py-1 text-accent underline underline-offset-4 aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:no-underline"
              >
                {t(`pages.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <header lang={lang} className="mt-8 max-w-prose">
        <h1 className="text-3xl sm:text-5xl">{title}</h1>
        <p className="mt-4 text-lg text-ink-soft">{lead}</p>
      </header>
      {note}
      <div className="mt-10">{children}</div>
    </main>
  );
}
