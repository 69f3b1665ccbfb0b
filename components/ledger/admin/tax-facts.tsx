import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Panel } from '@/components/admin/panel';
import { LinkButton } from '@/components/ui/link-button';
import { localCountryName } from '@/lib/address/country-names';
import type { Locale } from '@/lib/kernel/locales';
import { fromWire } from '@/lib/kernel/money';
import type { Rates } from '@/lib/modules/ledger/contract/read-credit';

/** Who is taxed by whom on what the platform charges, and what the statements therefore say. D39-4. */
export function TaxFacts({ rates: { company, taxes } }: { rates: Rates }) {
  const t = useTranslations('taxFacts');
  const country = useLocalCountry();
  const { legal_name: legal, vat_number: vat } = company;
  return (
    <Panel id="tax-facts" title={t('title')}>
      <dl className="grid gap-4">
        <Fact name={t('legal')} value={legal ?? t('missing')} />
        <Fact name={t('vat')} value={vat ?? t('noVat')} />
        {vat ? <Fact name={t('country')} value={country(company.country) ?? t('otherCountry')} /> : null}
        {taxes.map((tax) => (
          <SellerFacts key={tax.currency} tax={tax} />
        ))}
      </dl>
      <div className="mt-5">
        <LinkButton href="/settings/company-details" variant="secondary" size="sm" prefetch={false}>
          {t('change')}
        </LinkButton>
      </div>
    </Panel>
  );
}

function useLocalCountry() {
  const locale = useLocale() as Locale;
  return (code: string | null) => (code === null ? null : localCountryName(code, locale));
}

function SellerFacts({ tax: { currency, percent, said, seller } }: { tax: Rates['taxes'][number] }) {
  const t = useTranslations('taxFacts');
  const format = useFormatter();
  const country = useLocalCountry();
  const rate = format.number(fromWire(percent) / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  const { name, tax_number: number } = seller;
  return (
    <>
      <Fact
        name={t('seller', { currency })}
        value={t('sellerText', { name, country: country(seller.country) ?? seller.country, number })}
      />
      <Fact
        name={t('reverse', { currency })}
        value={t(said === 'reverse_charge' ? 'yes' : 'no')}
        hint={t(`said.${said}`, { rate })}
      />
    </>
  );
}

function Fact({ name, value, hint }: { name: string; value: string; hint?: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="break-words font-semibold">{value}</dd>
      {hint ? <dd className="text-[0.9375rem] text-muted">{hint}</dd> : null}
    </div>
  );
}
