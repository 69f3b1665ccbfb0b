interface ContentsListProps {
  title: string;
  parts: readonly { id: string; text: string }[];
  /** The language of the parts, where it isn't the page's. */
  lang?: string | undefined;
  className?: string | undefined;
}

/** The table of contents of a text, beside it: a link to each part. */
export function ContentsList({ title, parts, lang, className }: ContentsListProps) {
  return (
    <nav aria-labelledby="contents" className={className}>
      <p id="contents" className="mb-2 font-semibold">
        {title}
      </p>
      <ol lang={lang} className="grid gap-0.5 border-s border-line text-[0.9375rem]">
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ms-px block border-s-2 border-transparent py-1 ps-4 text-muted hover:border-accent hover:text-ink"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
