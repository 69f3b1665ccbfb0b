import Link from 'next/link';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/kernel/locales';
import { ContentsList } from '../contents-list';

interface LawFrameProps {
  title: string;
  summary: string;
  /** Since when the text is in force. */
  since: string;
  /** The language of the whole page, where it isn't the reader's. */
  pageLang?: Locale | undefined;
  /** The language of the text, where it isn't the page's. */
  textLang?: Locale | undefined;
  /** What is said above the text. */
  notice?: ReactNode;
  contents: { title: string; parts: readonly { id: string; text: string }[] };
  others: { title: string; links: readonly { path: string; text: string }[] };
  /** The text. */
  children: ReactNode;
}

/** The page of a legal text: its head, its table of contents and the other documents beside it. */
export function LawFrame(props: LawFrameProps) {
  const { title, summary, since, pageLang, textLang, notice, contents, others, children } = props;
  return (
    <main
      id="main"
      tabIndex={-1}
      lang={pageLang}
      className="mx-auto w-full max-w-page px-5 py-12 sm:px-8 sm:py-16"
    >
      <header className="max-w-prose">
        <h1 lang={textLang} className="text-3xl sm:text-5xl">
          {title}
        </h1>
        <p lang={textLang} className="mt-4 text-lg text-ink-soft">
          {summary}
        </p>
        <p className="mt-3 text-muted">{since}</p>
      </header>
      {notice}
      <div className="mt-10 grid gap-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
        <Aside contents={contents} others={others} textLang={textLang} />
        <div className="min-w-0">{children}</div>
      </div>
    </main>
  );
}

function Aside({ contents, others, textLang }: Pick<LawFrameProps, 'contents' | 'others' | 'textLang'>) {
  return (
    <div className="grid content-start gap-8 lg:sticky lg:top-24 lg:self-start">
      <ContentsList title={contents.title} parts={contents.parts} lang={textLang} />
      <nav aria-labelledby="other-documents">
        <p id="other-documents" className="mb-2 font-semibold">
          {others.title}
        </p>
        <ul className="grid gap-1 text-[0.9375rem]">
          {others.links.map(({ path, text }) => (
            <li key={path}>
              <Link
                href={path}
                prefetch={false}
                className="inline-block min-h-6 text-accent underline underline-offset-2"
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
