import { useTranslations } from 'next-intl';
import { DELIVERY_DAYS } from '@/lib/modules/orders/rules/delivery-window';
import { DEFAULT_EDIT_WINDOW_MINUTES } from '@/lib/modules/orders/rules/edit-window';

/** From the first draft to the last parcel, with the days and minutes that the orders themselves go by. S2.1-26. */
export function EventTimeline() {
  const t = useTranslations('marketing.event');
  const days = DELIVERY_DAYS;
  const steps = [
    { title: t('draftTitle'), text: t('draftText') },
    { title: t('publishTitle'), text: t('publishText') },
    { title: t('orderTitle'), text: t('orderText', { minutes: DEFAULT_EDIT_WINDOW_MINUTES }) },
    { title: t('arriveTitle', days), text: t('arriveText', days) },
  ];
  return (
    <section aria-labelledby="time" className="bg-ink text-paper">
      <div className="mx-auto w-full max-w-page px-5 py-16 sm:px-8 sm:py-20">
        <h2 id="time" className="text-3xl sm:text-4xl">
          {t('timeTitle')}
        </h2>
        <p className="mt-4 max-w-[52ch] text-lg text-[#c9c9cf]">{t('timeText', days)}</p>
        <ol className="mt-10 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map((step) => (
            <li key={step.title} className="border-t-2 border-[#a5b4fc] pt-5">
              <h3 className="text-xl">{step.title}</h3>
              <p className="mt-2 text-[#c9c9cf]">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
