import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { MockCodeCard } from './mock-code-card';
import { MockOrderList } from './mock-order-list';
import { MockProductOptions } from './mock-product-options';

export function HomeAudience() {
  const t = useTranslations('home.who');
  return (
    <section aria-labelledby="who" className="border-y border-line bg-surface">
      <div className="mx-auto w-full max-w-page px-5 py-20 sm:px-8">
        <h2 id="who" className="max-w-[20ch] text-4xl sm:text-5xl">
          {t('title')}
        </h2>
        <div className="mt-12 grid gap-10 lg:grid-cols-3 lg:gap-8">
          <Audience picture={<MockProductOptions />} title={t('shopperTitle')} text={t('shopperText')} />
          <Audience picture={<MockCodeCard />} title={t('recipientTitle')} text={t('recipientText')} />
          <Audience picture={<MockOrderList />} title={t('clientTitle')} text={t('clientText')} />
        </div>
      </div>
    </section>
  );
}

function Audience({ picture, title, text }: { picture: ReactNode; title: string; text: string }) {
  return (
    <div className="grid content-start gap-5 sm:max-lg:grid-cols-2 sm:max-lg:items-center sm:max-lg:gap-8">
      <div className="h-64 overflow-hidden rounded-2xl border border-line bg-paper">{picture}</div>
      <div>
        <h3 className="text-xl">{title}</h3>
        <p className="mt-2 text-ink-soft">{text}</p>
      </div>
    </div>
  );
}
