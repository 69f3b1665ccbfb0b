import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { CookieSettingsButton } from '@/components/ui/cookie-settings-button';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { LAW_PAGES } from '@/lib/modules/storefront/rules/store-pages';
import { BRAND } from '@/lib/kernel/brand';
import { usePageLinks } from './pages/page-links';
import type { ShownStore } from './shown-store';

const SOCIALS = [
  ['facebook', 'facebookUrl'],
  ['instagram', 'instagramUrl'],
  ['tiktok', 'tiktokUrl'],
  ['twitter', 'twitterUrl'],
] as const;

function Contact({ config }: { config: StorefrontData['storeConfig'] }) {
  const t = useTranslations('store');
  const socials = SOCIALS.filter(([, field]) => /^https:\/\//.test(config[field]));
  return (
    <div className="group-has-data-buying/store:hidden">
      <h2 className="text-lg">{t('contact')}</h2>
      <ul className="mt-2 grid gap-1">
        {config.contactEmail ? (
          <li>
            <a href={`mailto:${config.contactEmail}`}>{config.contactEmail}</a>
          </li>
        ) : null}
        {config.contactPhone ? <li>{config.contactPhone}</li> : null}
        {config.contactAddress ? <li>{config.contactAddress}</li> : null}
      </ul>
      {socials.length > 0 ? (
        <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
          {socials.map(([name, field]) => (
            <li key={name}>
              <a href={config[field]} rel="noopener nofollow">
                {t(`social.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** The evidence for what the store's own texts claim for the environment, wherever they are read. D54-4 */
function GreenEvidence({ text }: { text: string | undefined }) {
  const t = useTranslations('store');
  return text ? (
    <details className="sm:col-span-2 lg:col-span-3">
      <summary className="min-h-6 cursor-pointer">{t('greenEvidence')}</summary>
      <p className="mt-2 max-w-prose [overflow-wrap:anywhere] whitespace-pre-line">{text}</p>
    </details>
  ) : null;
}

/** Seller, contact details and legal links, in the store's colours. While buying only what the law wants. */
export function StoreFooter({ store }: { store: ShownStore }) {
  const t = useTranslations('store');
  const { companyDetails: company } = store;
  const pages = useTranslations('storePages');
  const links = usePageLinks(store).filter(({ name }) => name !== 'products');
  return (
    <footer className="bg-store-secondary text-store-on-secondary [&_a]:inline-block [&_a]:min-h-6 [&_a]:underline-offset-4 [&_a:hover]:underline">
      <div className="mx-auto grid w-full max-w-page gap-8 px-4 py-10 sm:grid-cols-2 sm:px-8 lg:grid-cols-3">
        <Contact config={store.storeConfig} />
        <div>
          <h2 className="text-lg">{t('soldBy', { company: company.legal_name })}</h2>
          <ul className="mt-2 grid gap-1">
            <li>{company.address}</li>
            {company.company_number ? (
              <li>{t('companyNumber', { number: company.company_number })}</li>
            ) : null}
            {company.vat_number ? <li>{t('vatNumber', { number: company.vat_number })}</li> : null}
          </ul>
        </div>
        <ul
          className="grid content-start gap-1"
          aria-label={pages('footer', { store: store.storeConfig.storeName })}
        >
          {links.map(({ name, href, text }) => (
            <li
              key={name}
              className={LAW_PAGES.includes(name) ? undefined : 'group-has-data-buying/store:hidden'}
            >
              <Link href={href} prefetch={false}>
                {text}
              </Link>
            </li>
          ))}
          {store.guarantee_notice ? (
            <li>
              <a href={store.guarantee_notice}>{t('guaranteeNotice')}</a>
            </li>
          ) : null}
          <li>
            <Link href="/privacy-policy" prefetch={false}>
              {t('privacy')}
            </Link>
          </li>
          <li>
            <CookieSettingsButton>{t('cookieSettings')}</CookieSettingsButton>
          </li>
          <li className="mt-3">{t('poweredBy', { brand: BRAND.name })}</li>
        </ul>
        <GreenEvidence text={store.storeConfig.greenEvidence} />
      </div>
    </footer>
  );
}
