'use client';

import { useTranslations } from 'next-intl';
import { useStorePrice } from '@/components/ui/store-price';
import { fromWire } from '@/lib/kernel/money';
import type { LinkedCase } from '@/lib/modules/returns/contract/linked-cases';
import type { CaseOrder } from './case-order';
import { useDay, useMomentText } from './use-day';

/** What the buyer told of an order so far, and what has become of it; nothing where nothing was told. D53-2, D53-8. */
export function ToldCases({ order, cases }: { order: CaseOrder; cases: readonly LinkedCase[] }) {
  const t = useTranslations('returns.told');
  if (cases.length === 0) return null;
  return (
    <section aria-labelledby="told-heading" className="rounded-card bg-paper-deep p-5 sm:p-6">
      <h2 id="told-heading" className="mb-4 text-2xl">
        {t('title')}
      </h2>
      <ul className="grid gap-5">
        {cases.toReversed().map((told) => (
          <ToldCase key={told.id} order={order} told={told} />
        ))}
      </ul>
    </section>
  );
}

function ToldCase({ order, told }: { order: CaseOrder; told: LinkedCase }) {
  const t = useTranslations('returns.told');
  const kinds = useTranslations('returns.kind');
  const price = useStorePrice();
  const day = useDay();
  const moment = useMomentText(order.region);
  const texts = told.kind === 'withdrawal' ? 'withdrawal' : 'complaint';
  const sum = told.amount === null ? '' : price(fromWire(told.amount));
  return (
    <li className="grid grid-cols-1 gap-1.5 wrap-anywhere">
      <h3 className="text-lg">{kinds(told.kind)}</h3>
      <p className="text-[0.9375rem] text-muted">{t('at', { date: moment(told.opened_at) })}</p>
      <ul>
        {told.lines.map(({ line, quantity }) => {
          const name = order.products.find(({ id }) => id === line)?.name ?? '';
          return <li key={line}>{t('items', { quantity, name })}</li>;
        })}
      </ul>
      {told.words === '' ? null : <p className="whitespace-pre-line">{told.words}</p>}
      {told.photos.length > 0 ? (
        <ul className="flex flex-wrap gap-3">
          {told.photos.map((url, index) => (
            <li key={url} className="size-24">
              <img
                src={url}
                alt={t('photo', { number: index + 1 })}
                loading="lazy"
                className="size-full rounded-control border border-line object-cover"
              />
            </li>
          ))}
        </ul>
      ) : null}
      {sum === '' ? null : <p>{t(told.with_delivery ? 'amountDelivery' : 'amount', { amount: sum })}</p>}
      <p className="font-semibold">{t(`state.${texts}.${told.state}`, { date: day(told.due_on) })}</p>
      {told.refusal === '' ? null : <p>{t('refusal', { reason: told.refusal })}</p>}
    </li>
  );
}
