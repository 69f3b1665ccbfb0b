import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { questionsOf } from '@/lib/modules/storefront/rules/rich-text/questions';
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
  const own = questionsOf(store.storeConfig.faqs.document);
  // Below the title of a part of the client's, these would seem to belong to it.
  const isTitled = own.some(({ title }) => title !== null);
  return (
    <PageFrame title={t('faq.title')}>
      <div className="grid max-w-3xl gap-10">
        <OwnQuestions parts={own} />
        <section className="grid gap-4">
          {isTitled ? <h2 className="text-2xl">{t('faq.others')}</h2> : null}
          <QuestionList
            level={isTitled ? 3 : 2}
            opens={own.every((part) => part.questions.length === 0)}
            questions={questions.map(({ answer, ...rest }) => ({ ...rest, answer: <p>{answer}</p> }))}
          />
        </section>
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
