import { useTranslations } from 'next-intl';
import type { CompanyValues } from './company-values';

/** How an invoice and the foot of a store name the company, from what is typed. */
export function CompanyPreview({ values }: { values: CompanyValues }) {
  const t = useTranslations('company.preview');
  const invoice = useTranslations('invoice');
  const { legal_name: legal, address, company_number: number, vat_number: vat, email } = values;
  const lines = [
    legal || t('missing'),
    ...address.split('\n'),
    number ? invoice('company_number', { number }) : t('noNumber'),
    ...(vat ? [invoice('vat_number', { number: vat })] : []),
    email,
  ];
  return (
    <div className="grid min-w-0 content-start gap-5">
      <h2 className="text-xl">{t('title')}</h2>
      <figure className="min-w-0 rounded-control border border-line bg-white p-5 shadow-soft">
        <figcaption className="text-[0.9375rem] font-semibold text-muted">{t('invoice')}</figcaption>
        <address className="mt-3 break-words not-italic">
          {lines.map((line, index) => (
            // Two lines of an address may be equal.
            <span key={`${index}-${line}`} className="block first:font-semibold">
              {line}
            </span>
          ))}
        </address>
        {vat ? null : <p className="mt-3 text-[0.9375rem] text-muted">{t('noVat')}</p>}
      </figure>
      <p className="text-[0.9375rem] text-muted">{t('where')}</p>
      <p className="text-[0.9375rem] text-muted">{t('frozen')}</p>
    </div>
  );
}
