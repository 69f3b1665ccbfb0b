import { useTranslations } from 'next-intl';
import { formatPrice } from '@/lib/modules/catalogue/rules/format-price';
import type { Minor } from '@/lib/kernel/money';
import { FJORD, RECEIPT } from './showcase-data';

export function HomeSums() {
  const t = useTranslations('home.sums');
  return (
    <section aria-labelledby="sums" className="mx-auto w-full max-w-page px-5 py-20 sm:px-8 sm:py-24">
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:items-center lg:gap-20">
        <div className="max-w-full justify-self-center max-lg:order-2">
          <Receipt />
        </div>
        <div>
          <h2 id="sums" className="text-4xl sm:text-5xl">
            {t('title')}
          </h2>
          <p className="mt-5 max-w-[46ch] text-lg text-ink-soft">{t('text')}</p>
          <dl className="mt-8 divide-y divide-line border-y border-line">
            <RegionLine name={t('uk')} text={t('ukText')} />
            <RegionLine name={t('eu')} text={t('euText')} />
            <RegionLine name={t('us')} text={t('usText')} />
          </dl>
        </div>
      </div>
    </section>
  );
}

function RegionLine({ name, text }: { name: string; text: string }) {
  return (
    <div className="grid gap-x-6 py-4 sm:grid-cols-[10rem_1fr]">
      <dt className="font-semibold">{name}</dt>
      <dd className="text-ink-soft">{text}</dd>
    </div>
  );
}

function Receipt() {
  const t = useTranslations('home.sums');
  const { lines, shipping, voucher, vat, total } = RECEIPT;
  return (
    <div className="-rotate-2 drop-shadow-[0_18px_28px_rgb(22_24_29/0.16)]">
      <figure className="w-84 max-w-full bg-surface px-6 pt-7 pb-9 [clip-path:polygon(0_0,100%_0,100%_98%,95%_100%,90%_98%,85%_100%,80%_98%,75%_100%,70%_98%,65%_100%,60%_98%,55%_100%,50%_98%,45%_100%,40%_98%,35%_100%,30%_98%,25%_100%,20%_98%,15%_100%,10%_98%,5%_100%,0_98%)]">
        <figcaption className="mb-4 border-b border-dashed border-line-strong/60 pb-4 text-center">
          <span className="block font-[ui-serif,Georgia,serif] text-lg font-semibold">{FJORD.name}</span>
          <span className="text-[0.9375rem] text-muted">{t('receipt')}</span>
        </figcaption>
        <dl className="grid gap-2">
          {lines.map((line) => (
            <ReceiptLine key={line.name} label={`${line.quantity} × ${line.name}`} amount={line.amount} />
          ))}
          <ReceiptLine label={t('shipping')} amount={shipping} />
          <ReceiptLine label={t('voucher', { code: voucher.code })} amount={voucher.amount} />
        </dl>
        <dl className="mt-4 grid gap-2 border-t border-dashed border-line-strong/60 pt-4">
          <div className="flex justify-between gap-4 font-heading text-2xl font-bold">
            <dt>{t('total')}</dt>
            <dd className="tabular-nums">{formatPrice(total, FJORD.region)}</dd>
          </div>
          <ReceiptLine label={t('vat')} amount={vat} />
        </dl>
      </figure>
    </div>
  );
}

function ReceiptLine({ label, amount }: { label: string; amount: Minor }) {
  return (
    <div className="flex justify-between gap-4 text-ink-soft">
      <dt>{label}</dt>
      <dd className="tabular-nums">{formatPrice(amount, FJORD.region)}</dd>
    </div>
  );
}
