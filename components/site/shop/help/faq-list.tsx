import type { Faq } from '@/lib/modules/site/rules/help/article';
import { plainText } from '@/lib/modules/site/rules/help/parse-markdown';
import { jsonLdText } from '@/lib/modules/storefront/rules/seo/json-ld';
import { HelpText } from './help-text';
import { OpenLinkedQuestion } from './open-linked-question';

function faqData({ groups }: Faq): string {
  const mainEntity = groups
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    }));
  return jsonLdText([{ '@type': 'FAQPage', mainEntity }]);
}

/** Questions by group; each opens, has an address of its own, and is told to search engines. S2.1-35. */
export function FaqList({ faq, linkLabel }: { faq: Faq; linkLabel: string }) {
  return (
    <div className="grid max-w-3xl gap-12">
      <script type="application/ld+json">{faqData(faq)}</script>
      <OpenLinkedQuestion />
      {faq.groups.map((group) => (
        <section key={group.id} aria-labelledby={group.id}>
          <h2 id={group.id} className="scroll-mt-24 text-2xl">
            {group.title}
          </h2>
          <div className="mt-4 divide-y divide-line border-y border-line">
            {group.questions.map(({ id, question, answer }) => (
              <details key={id} id={id} className="scroll-mt-24 py-1">
                <summary className="cursor-pointer py-3 font-semibold">{question}</summary>
                <div className="pb-4">
                  <HelpText blocks={answer} />
                  <p className="mt-3 text-[0.9375rem]">
                    <a href={`#${id}`} className="text-accent underline underline-offset-2">
                      {linkLabel}
                      <span className="sr-only"> {question}</span>
                    </a>
                  </p>
                </div>
              </details>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
