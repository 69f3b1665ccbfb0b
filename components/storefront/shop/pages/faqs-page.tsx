import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { isEmptyRichText } from '@/lib/modules/storefront/rules/rich-text/rich-text';
import { storePath } from '@/lib/modules/storefront/rules/store-place';
import type { Locale } from '@/lib/kernel/locales';
import type { ShownStore } from '../shown-store';
import { OwnQuestions } from './own-questions';
import { PageFrame } from './page-frame';
import { QuestionList } from './question-list';
import { useQuestions } from './use-questions';

/** The client's own answers (S3.6-16, S3.6-30), then frequent questions, answered from the store's settings; opens and closes without JavaScript. */
export function FaqsPage({ store, locale }: { store: ShownStore; locale: Locale }) {
  const t = useTranslations('storePages');
  const questions = useQuestions(store, locale);
  const { document } = store.storeConfig.faqs;
  return (
    <PageFrame title={t('faq.title')}>
      <div className="grid max-w-3xl gap-10">
        <OwnQuestions document={document} />
        <QuestionList
          level={2}
          opens={isEmptyRichText(document)}
          questions={questions.map(({ answer, ...rest }) => ({ ...rest, answer: <p>{answer}</p> }))}
        />
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
