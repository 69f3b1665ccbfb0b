import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { SheetList } from '@/lib/modules/claims/contract/code-sheet';
import type { SheetLayout } from '@/lib/modules/claims/rules/sheet-layouts';

interface CardPreviewProps {
  layout: SheetLayout;
  note: string;
  /** Null for a card without a logo. */
  logoUrl: string | null;
  paper: 'a4' | 'letter';
  /** Drawn by the server as on the sheets. */
  sample: SheetList['sample'];
}

const SHAPES = {
  cards: { a4: 'aspect-[85/55]', letter: 'aspect-[7/4]' },
  large: { a4: 'aspect-[105/148] max-w-56', letter: 'aspect-[108/140] max-w-56' },
} as const;

/** Roughly what a card looks like: the QR code of a sample, with the texts as they are typed. */
export function CardPreview({ layout, note, logoUrl, paper, sample }: CardPreviewProps) {
  const t = useTranslations('codes.sheets');
  const isLarge = layout === 'large';
  return (
    <figure className="grid content-start gap-2">
      <div
        className={clsx(
          'grid w-full gap-2 overflow-hidden rounded-card border border-line-strong bg-white p-3 text-black',
          SHAPES[layout][paper],
        )}
      >
        <div className={clsx('flex min-h-0 gap-3', isLarge ? 'flex-col items-center text-center' : '')}>
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${sample.size} ${sample.size}`}
            shapeRendering="crispEdges"
            className={clsx('shrink-0', isLarge ? 'size-28' : 'size-24')}
          >
            <path d={sample.path} />
          </svg>
          <div className="grid min-w-0 content-start gap-1 text-sm">
            {logoUrl === null ? null : (
              // The tenant's own picture, in any size; it is not part of the page's first paint.
              <img src={logoUrl} alt="" className="max-h-8 max-w-full object-contain" />
            )}
            <span className="wrap-anywhere">{note}</span>
          </div>
        </div>
        <p className="self-end text-center font-semibold tabular-nums">{sample.code}</p>
      </div>
      <figcaption className="text-[0.9375rem] text-muted">{t('preview')}</figcaption>
    </figure>
  );
}
