import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { isEmptyRichText } from '@/lib/modules/storefront/rules/rich-text/rich-text';
import { storePath } from '@/lib/modules/storefront/rules/store-place';
import type { Locale } from '@/lib/kernel/locales';
import type { ShownStore } from '../shown-store';
import { RichTextView } from '../rich-text/rich-text-view';
import { PageFrame } from './page-frame';
import { useQuestions } from './use-questions';

/** The client's own answers (S3.6-16), then frequent questions, answered from the store's settings; opens and closes without JavaScript. */
export function FaqsPage({ store, locale }: { store: ShownStore; locale: Locale }) {
  const t = useTranslations('storePages');
  const questions = useQuestions(store, locale);
  const { document } = store.storeConfig.faqs;
  return (
    <PageFrame title={t('faq.title')}>
      <div className="grid max-w-3xl gap-10">
        {isEmptyRichText(document) ? null : <RichTextView document={document} />}
        <ul className="border-t border-line">
          {questions.map(({ id, question, answer }, index) => (
            <li key={id} className="border-b border-line">
              <details name="faq" open={index === 0} className="group">
                <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-3 font-semibold [&::-webkit-details-marker]:hidden">
                  <h2 className="text-lg">{question}</h2>
                  <span
                    aria-hidden="true"
                    className="size-3 shrink-0 -translate-y-0.5 rotate-45 border-e-2 border-b-2 border-current transition-transform group-open:translate-y-0.5 group-open:-rotate-135 motion-reduce:transition-none"
                  />
                </summary>
                <p className="max-w-prose pe-8 pb-5">{answer}</p>
              </details>
            </li>
          ))}
        </ul>
        <p>
          {t('faq.more')}{' '}
          <Link
            href={storePath(store, 'contact-us')}
            prefetch={false}
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
          >
            {t('contactUs')}
          </Link>
        </p>
      </div>
    </PageFrame>
  );
}
