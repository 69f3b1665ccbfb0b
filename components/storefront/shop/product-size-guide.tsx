import { useFormatter, useTranslations } from 'next-intl';
import { Cross, Ruler } from '@/components/ui/icons';
import type { GarmentFamily } from '@/lib/modules/design/rules/scene-types';
import {
  centimetres,
  inches,
  sizeGuide,
  type Extent,
  type SizeGuide,
} from '@/lib/modules/catalogue/rules/size-guide';

interface ProductSizeGuideProps {
  name: string;
  family: GarmentFamily;
  sizes: readonly string[];
  /** What the client says of the sizes; line breaks are kept. S3.4-43. */
  note?: string | undefined;
}

function Length({ extent }: { extent: Extent }) {
  const t = useTranslations('sizeGuide');
  const format = useFormatter();
  const text = (unit: (mm: number) => number) =>
    (typeof extent === 'number' ? [extent] : extent).map((mm) => format.number(unit(mm))).join('–');
  return (
    <>
      <span className="block whitespace-nowrap">{t('cm', { value: text(centimetres) })}</span>
      <span className="block text-[0.9375rem] whitespace-nowrap text-muted">
        {t('in', { value: text(inches) })}
      </span>
    </>
  );
}

function GuideTable({ guide, name }: { guide: SizeGuide; name: string }) {
  const t = useTranslations('sizeGuide');
  const product = useTranslations('product');
  return (
    <table className="w-full text-start tabular-nums">
      <caption className="sr-only">{t('title', { name })}</caption>
      <thead>
        <tr className="border-b border-line-strong">
          <th scope="col" className="py-2 pe-4 text-start">
            {t('size')}
          </th>
          {guide.measures.map((measure) => (
            <th key={measure} scope="col" className="py-2 pe-4 text-start">
              {t(`measures.${measure}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {guide.rows.map(({ size, extents }) => (
          <tr key={size} className="border-b border-line">
            <th scope="row" className="py-2.5 pe-4 text-start">
              {size ?? product('oneSize')}
            </th>
            {extents.map((extent, at) => (
              <td key={guide.measures[at]} className="py-2.5 pe-4">
                <Length extent={extent} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Measures({ guide, name }: { guide: SizeGuide; name: string }) {
  const t = useTranslations('sizeGuide');
  return (
    <>
      <p className="mb-4 text-muted">{t(guide.rows[0]?.size === null ? 'thing' : 'garment')}</p>
      <div className="scroll-row" tabIndex={0} role="region" aria-labelledby="size-guide-title">
        <GuideTable guide={guide} name={name} />
      </div>
    </>
  );
}

/**
 * Size chart in centimetres and inches below its client's note, as a native popover that needs no JavaScript; browsers without popovers show it
 * inline.
 */
export function ProductSizeGuide({ name, family, sizes, note = '' }: ProductSizeGuideProps) {
  const t = useTranslations('sizeGuide');
  const guide = sizeGuide(family, sizes);
  if (!guide && note === '') return null;
  return (
    <>
      <button
        type="button"
        popoverTarget="size-guide"
        className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold text-accent underline underline-offset-4"
      >
        <Ruler aria-hidden="true" className="size-5" />
        {t('open')}
      </button>
      <section
        id="size-guide"
        popover="auto"
        role="dialog"
        aria-labelledby="size-guide-title"
        className="m-auto max-h-[calc(100dvh-2rem)] w-[min(42rem,calc(100vw-2rem))] overflow-y-auto rounded-2xl border border-line bg-white p-5 text-ink shadow-overlay backdrop:bg-ink/45 sm:p-7"
      >
        <div className="mb-3 flex items-start justify-between gap-4">
          <h2 id="size-guide-title" className="text-2xl">
            {t('title', { name })}
          </h2>
          <button
            type="button"
            popoverTarget="size-guide"
            popoverTargetAction="hide"
            aria-label={t('close')}
            className="-me-2 -mt-1 grid size-11 shrink-0 place-items-center rounded-control hover:bg-ink/6"
          >
            <Cross aria-hidden="true" className="size-5" />
          </button>
        </div>
        {note === '' ? null : (
          <p className="mb-4 max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>
        )}
        {guide ? <Measures guide={guide} name={name} /> : null}
      </section>
    </>
  );
}
