import { useTranslations } from 'next-intl';

export function HomeSteps() {
  const t = useTranslations('home.how');
  const steps = [
    { title: t('chooseTitle'), text: t('chooseText') },
    { title: t('artworkTitle'), text: t('artworkText') },
    { title: t('shareTitle'), text: t('shareText') },
    { title: t('shipTitle'), text: t('shipText') },
  ];
  return (
    <section aria-labelledby="how" className="mx-auto w-full max-w-page px-5 py-20 sm:px-8 sm:py-24">
      <h2 id="how" className="max-w-[22ch] text-4xl sm:text-5xl">
        {t('title')}
      </h2>
      <ol className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step.title} className="border-t-2 border-ink pt-5">
            <p aria-hidden="true" className="font-heading text-4xl font-extrabold text-accent tabular-nums">
              {index + 1}
            </p>
            <h3 className="mt-3 text-xl">{step.title}</h3>
            <p className="mt-2 text-ink-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
