import Link from 'next/link';

export interface Answer {
  title: string;
  text: string;
  link?: { href: string; text: string };
}

interface MarketingAnswersProps {
  id: string;
  title: string;
  answers: readonly Answer[];
}

/** A part of a marketing page: a heading, and short answers in two columns. */
export function MarketingAnswers({ id, title, answers }: MarketingAnswersProps) {
  return (
    <section aria-labelledby={id} className="mx-auto w-full max-w-page px-5 py-16 sm:px-8 sm:py-20">
      <h2 id={id} className="max-w-[22ch] text-3xl sm:text-4xl">
        {title}
      </h2>
      <div className="mt-10 grid gap-x-12 gap-y-8 md:grid-cols-2">
        {answers.map((answer) => (
          <div key={answer.title} className="border-t border-line pt-5">
            <h3 className="text-xl">{answer.title}</h3>
            <p className="mt-2 max-w-prose text-ink-soft">{answer.text}</p>
            {answer.link ? (
              <p className="mt-3">
                <AnswerLink {...answer.link} />
              </p>
            ) : null}
          </div>
        ))}
      </div>
    </section>
  );
}

function AnswerLink({ href, text }: { href: string; text: string }) {
  const classes = 'inline-block min-h-6 font-semibold text-accent underline underline-offset-4';
  // The API's document is no page of the app.
  if (href.startsWith('/api/')) {
    return (
      <a href={href} className={classes}>
        {text}
      </a>
    );
  }
  return (
    <Link href={href} prefetch={false} className={classes}>
      {text}
    </Link>
  );
}
