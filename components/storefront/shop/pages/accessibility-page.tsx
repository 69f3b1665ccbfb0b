import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { BRAND } from '@/lib/kernel/brand';
import { humanDay } from '@/lib/kernel/human-date';
import type { Locale } from '@/lib/kernel/locales';
import { storePath } from '@/lib/modules/storefront/rules/store-place';
import type { ShownStore } from '../shown-store';
import { PageFrame } from './page-frame';

/** When the statement was last looked through, DD-MM-YYYY: to be changed with its texts. */
const SINCE = '29-11-2026';

const AIMS = ['keyboard', 'readers', 'contrast', 'zoom', 'motion'] as const;
/** What holds for every store, and what for those alone where a card is asked for. */
const LIMITS = ['script', 'uploads', 'designs', 'checked'] as const;
const LIMITS_OF_SALES = ['card', ...LIMITS] as const;

const LINK = 'inline-flex min-h-6 text-accent underline underline-offset-4';

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-2xl">
        {heading}
      </h2>
      {children}
    </section>
  );
}

function List({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-2 ps-5">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** Whom to tell, and who watches over it where the store sells. */
function Report({ store }: { store: ShownStore }) {
  const t = useTranslations('storeAccessibility');
  const pages = useTranslations('storePages');
  const email = store.storeConfig.contactEmail || store.companyDetails.email;
  return (
    <Part id="report" heading={t('report.heading')}>
      <p>{t('report.text')}</p>
      <ul className="grid gap-2 break-words">
        <li>
          <a href={`mailto:${email}`} className={LINK}>
            {email}
          </a>
        </li>
        <li>
          <Link href={storePath(store, 'contact-us')} prefetch={false} className={LINK}>
            {store.storeConfig.contactUs.heading || pages('contactUs')}
          </Link>
        </li>
        <li>
          <Link href="/accessibility" prefetch={false} className={LINK}>
            {t('report.platform', { brand: BRAND.name })}
          </Link>
        </li>
      </ul>
      <p>{t(`report.authority.${store.region}`)}</p>
    </Part>
  );
}

/** The store's statement: what it aims for and by which law, what falls short, and whom to tell. S2.1-52 */
export function AccessibilityPage({ store, locale }: { store: ShownStore; locale: Locale }) {
  const t = useTranslations('storeAccessibility');
  const { type } = store.event_type;
  const limits = type === 'Store' || type === 'Products' ? LIMITS_OF_SALES : LIMITS;
  const names = {
    store: store.storeConfig.storeName,
    company: store.companyDetails.legal_name,
    brand: BRAND.name,
  };
  return (
    <PageFrame title={t('title')} lead={t('updated', { date: humanDay(SINCE, locale) })}>
      <div className="grid max-w-prose gap-10">
        <Part id="scope" heading={t('scope.heading')}>
          <p>{t('scope.text', names)}</p>
        </Part>
        <Part id="aims" heading={t('aims.heading')}>
          <p>{t('aims.text')}</p>
          <List texts={AIMS.map((aim) => t(`aims.${aim}`))} />
          <p>{t(`law.${store.region}`)}</p>
        </Part>
        <Part id="limits" heading={t('limits.heading')}>
          <List texts={limits.map((limit) => t(`limits.${limit}`, names))} />
        </Part>
        <Report store={store} />
      </div>
    </PageFrame>
  );
}
