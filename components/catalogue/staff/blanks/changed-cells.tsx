import { useTranslations } from 'next-intl';
import type { ChangedCell } from '@/lib/modules/catalogue/rules/blanks/blank-cells';

/** What of a blank was changed, from what to what. */
export function ChangedCells({ changes }: { changes: readonly ChangedCell[] }) {
  const t = useTranslations('staffBlanks');
  const said = (text: string) => (text === '' ? t('unsaid') : text);
  return (
    <dl className="mt-2 grid gap-2 text-[0.9375rem]">
      {changes.map(({ column, before, after }) => (
        <div key={column}>
          <dt className="font-semibold">{t(`columns.${column}`)}</dt>
          <dd className="wrap-anywhere">{t('fromTo', { before: said(before), after: said(after) })}</dd>
        </div>
      ))}
    </dl>
  );
}
