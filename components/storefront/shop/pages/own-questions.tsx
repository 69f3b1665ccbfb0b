import type { RichQuestions } from '@/lib/modules/storefront/rules/rich-text/questions';
import { isEmptyRichText } from '@/lib/modules/storefront/rules/rich-text/rich-text';
import { RichTextView, RichWords } from '../rich-text/rich-text-view';
import { QuestionList } from './question-list';

/** The client's own answers: what is above the first question, then each part with its questions. S3.6-30. */
export function OwnQuestions({ parts }: { parts: readonly RichQuestions[] }) {
  const first = parts.findIndex(({ questions }) => questions.length > 0);
  return parts.map(({ title, intro, questions }, part) => (
    <section key={part} className="grid gap-4">
      {title === null ? null : (
        <h2 className="text-2xl break-words">
          <RichWords content={title} />
        </h2>
      )}
      {isEmptyRichText(intro) ? null : <RichTextView document={intro} />}
      {questions.length === 0 ? null : (
        <QuestionList
          level={title === null ? 2 : 3}
          opens={part === first}
          questions={questions.map(({ question, answer }, index) => ({
            id: String(index),
            question: <RichWords content={question} />,
            answer: <RichTextView document={answer} />,
          }))}
        />
      )}
    </section>
  ));
}
