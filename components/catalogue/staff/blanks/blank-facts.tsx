import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useBlankName } from '@/components/catalogue/use-blank-name';
import { Panel } from '@/components/admin/panel';
import type { StaffBlank, StaffBlankDetail } from '@/lib/modules/catalogue/contract/blanks/shapes';
import { blankPicture } from '@/lib/modules/catalogue/rules/blanks/public-blank';
import { SIDES } from '@/lib/modules/design/rules/scene-types';
import { BlankStatus } from './blank-status';

interface BlankFactsProps {
  blank: StaffBlankDetail;
  /** The one that takes its place, once it is withdrawn. */
  replacement: Pick<StaffBlank, 'family' | 'name'> | null;
  /** The measures of its sizes. */
  sizeGuide: ReactNode;
}

/** What of a blank no form changes: its drawing, its number, its print areas and sizes, and how it stands. S2.2-249 */
export function BlankFacts({ blank, replacement, sizeGuide }: BlankFactsProps) {
  const t = useTranslations('staffBlanks');
  const families = useTranslations('eventProducts.blanks');
  const named = useBlankName();
  const { id, family, code, colours, definition, status, status_reason: reason } = blank;
  const facts: { name: string; value: ReactNode }[] = [
    { name: t('family'), value: families(family) },
    { name: t('columns.code'), value: code },
    ...SIDES.map((side) => ({
      name: t(`area.${side}`),
      value: <Area area={definition.print_areas[side]} />,
    })),
    { name: t('sizeGuide'), value: sizeGuide },
    { name: t('stock'), value: t('stockText') },
  ];
  return (
    <Panel id="facts" title={t('facts')} aside={<BlankStatus status={status} />}>
      {status === 'withdrawn' ? (
        <p className="mb-4 wrap-anywhere">
          {t('withdrawnBecause', { reason })}
          {replacement ? <span className="block">{t('instead', { blank: named(replacement) })}</span> : null}
        </p>
      ) : null}
      <div className="grid gap-6 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <img
          src={blankPicture(id, 'front', colours[0]?.identifier ?? '')}
          alt={t('drawing', { name: named(blank) })}
          width={160}
          height={160}
          className="size-40 rounded-control bg-paper-deep object-contain p-2"
        />
        <dl className="grid content-start gap-4 sm:grid-cols-2">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt className="text-[0.9375rem] text-muted">{name}</dt>
              <dd className="font-semibold wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Panel>
  );
}

function Area({ area }: { area: StaffBlankDetail['definition']['print_areas']['front'] }) {
  const t = useTranslations('staffBlanks');
  return t('areaSize', { width: area.width_mm, height: area.height_mm, dpi: area.dpi });
}
