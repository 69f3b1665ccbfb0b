import type { ReactNode } from 'react';

interface ShownQuestion {
  id: string;
  question: ReactNode;
  answer: ReactNode;
}

interface QuestionListProps {
  questions: readonly ShownQuestion[];
  /** Of the heading of each question: 3 below the title of a part. */
  level: 2 | 3;
  /** Whether the first one is open to begin with. */
  opens: boolean;
}

/** Questions that open to their answers, one at a time, without JavaScript. */
export function QuestionList({ questions, level, opens }: QuestionListProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className="border-t border-line">
      {questions.map(({ id, question, answer }, index) => (
        <li key={id} className="border-b border-line">
          <details name="faq" open={opens && index === 0} className="group">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              <Heading className="min-w-0 text-lg break-words">{question}</Heading>
              <span
                aria-hidden="true"
                className="me-1 size-3 shrink-0 -translate-y-0.5 rotate-45 border-e-2 border-b-2 border-current transition-transform group-open:translate-y-0.5 group-open:-rotate-135 motion-reduce:transition-none"
              />
            </summary>
            <div className="max-w-prose pe-8 pb-5">{answer}</div>
          </details>
        </li>
      ))}
    </ul>
  );
}
