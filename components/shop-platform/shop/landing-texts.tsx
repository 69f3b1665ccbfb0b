import { useTranslations } from 'next-intl';
import Link from 'next/link';

/** Which of the three landing pages, by the key of its texts. */
export type Programme = 'signup' | 'spoke' | 'tsas';

/** For whom the page is, and what it offers. S2.1-45. */
export function LandingOpening({ programme }: { programme: Programme }) {
  const t = useTranslations('shopLanding');
  return (
    <div>
      <h1 className="max-w-[18ch] text-4xl sm:text-5xl">{t(`${programme}.title`)}</h1>
      <p className="mt-4 max-w-[52ch] text-lg text-ink-soft">{t(`${programme}.lead`)}</p>
    </div>
  );
}

/** What a merchant gets, and what follows the sign-up. S2.1-45. */
export function LandingFacts() {
  const t = useTranslations('shopLanding');
  const account = useTranslations('account');
  return (
    <div className="grid max-w-prose content-start gap-10">
      <section aria-labelledby="gets">
        <h2 id="gets" className="text-2xl">
          {t('gets.title')}
        </h2>
        <ul className="mt-4 grid list-disc gap-2.5 ps-5 text-ink-soft">
          {(['stock', 'costs', 'personal'] as const).map((gain) => (
            <li key={gain}>{t(`gets.${gain}`)}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="next">
        <h2 id="next" className="text-2xl">
          {t('next.title')}
        </h2>
        <ol className="mt-4 grid list-decimal gap-2.5 ps-5 text-ink-soft">
          {(['confirm', 'app', 'agree'] as const).map((step) => (
            <li key={step}>{t(`next.${step}`)}</li>
          ))}
        </ol>
      </section>
      <p className="text-ink-soft">
        {account.rich('haveOne', {
          link: (chunks) => (
            <Link
              href="/login"
              prefetch={false}
              className="font-semibold text-accent underline underline-offset-2 hover:text-accent-dark"
            >
              {chunks}
            </Link>
          ),
        })}
      </p>
    </div>
  );
}
