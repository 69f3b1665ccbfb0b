import { useTranslations } from 'next-intl';

/** The address that a printer has while it hasn't agreed to a corrected one, as on a label; nothing without its lines. S5-75. */
export function FormerAddress({ lines }: { lines: readonly string[] }) {
  const t = useTranslations('routing.address');
  if (lines.length === 0) return null;
  return (
    <p className="mt-1 wrap-anywhere">
      <span className="font-semibold">{`${t('former')}: `}</span>
      {lines.join(', ')}
    </p>
  );
}
