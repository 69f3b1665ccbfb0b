import { getTranslations } from 'next-intl/server';

/** A link whose draft order is gone: it says so in words, with the status of a page that is not there. S2.2-130. */
export default async function DraftGone() {
  const t = await getTranslations('draftLink.gone_link');
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid min-h-below-header w-full max-w-3xl content-start gap-6 px-4 py-10 sm:px-8 sm:py-14"
    >
      <h1 className="text-4xl">{t('title')}</h1>
      <p>{t('text')}</p>
    </main>
  );
}
