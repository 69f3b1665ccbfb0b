import { useTranslations } from 'next-intl';
import { formatMoney } from '@/components/ui/format-money';
import { isOneSize, sizeLabel } from '@/lib/modules/catalogue/rules/size-label';
import type { LinkedDraft } from '@/lib/modules/draft-orders/contract/linked-draft';
import type { PricedDraftLine } from '@/lib/modules/draft-orders/contract/priced-lines';

interface DraftLinesProps {
  draft: Pick<LinkedDraft, 'lines' | 'items' | 'shipping' | 'total' | 'currency'>;
}

/** The lines of a draft with what they cost now. S2.2-91. */
export function DraftLines({ draft }: DraftLinesProps) {
  const t = useTranslations('draftLink');
  const { currency } = draft;
  const sums = [
    { label: t('items'), value: draft.items },
    { label: t('shipping'), value: draft.shipping },
    { label: t('total'), value: draft.total },
  ];
  return (
    <div className="rounded-card border border-line">
      <ul className="divide-y divide-line">
        {draft.lines.map((line) => (
          <Line key={line.variant_id} line={line} currency={currency} />
        ))}
      </ul>
      <dl className="grid gap-1 border-t border-line p-4 last:*:font-semibold">
        {sums.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt>{label}</dt>
            <dd className="tabular-nums">{formatMoney(value, currency)}</dd>
          </div>
        ))}
      </dl>
      {currency === 'USD' ? <p className="px-4 pb-4 text-muted">{t('tax')}</p> : null}
    </div>
  );
}

function Line({ line, currency }: { line: PricedDraftLine; currency: LinkedDraft['currency'] }) {
  const t = useTranslations('draftLink');
  const variant = isOneSize(line.size) ? line.colour : `${line.colour}, ${sizeLabel(line.size)}`;
  return (
    <li className="flex gap-4 p-4">
      {line.picture === null ? null : (
        <img
          src={line.picture}
          alt=""
          width={72}
          height={72}
          className="size-18 shrink-0 rounded-control object-contain"
        />
      )}
      <div className="min-w-0 grow wrap-anywhere">
        <p className="font-semibold">{line.name}</p>
        <p className="text-muted">{variant}</p>
        {line.available ? (
          <p>{t('quantity', { quantity: line.quantity, price: formatMoney(line.price, currency) })}</p>
        ) : (
          <p className="text-danger">{t('gone')}</p>
        )}
      </div>
      {line.available ? <p className="tabular-nums">{formatMoney(line.total, currency)}</p> : null}
    </li>
  );
}
