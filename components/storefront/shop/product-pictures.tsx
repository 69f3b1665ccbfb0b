'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useState, type CSSProperties } from 'react';
import { useChosenBefore } from '@/components/form/use-chosen-before';
import { drawingOf, previewSources } from '@/components/ui/preview-sizes';
import type { PrintDetail } from '@/lib/modules/design/rules/garments/print-detail';
import type { Side } from '@/lib/modules/design/rules/scene-types';
import { LargeView } from './large-view';

interface ProductPicturesProps {
  name: string;
  colourName: string;
  /** Picture URLs by side; a side without a picture is absent. */
  pictures: Partial<Record<Side, string>>;
  /** Text alternative of each side's print. */
  printed?: Partial<Record<Side, string>> | undefined;
  /** The print from close by. */
  detail?: PrintDetail | null | undefined;
}

const VIEWS = ['front', 'back', 'detail'] as const;
type View = (typeof VIEWS)[number];

/** A view that the product has. */
interface Shown {
  view: View;
  side: Side;
  src: string;
  /** Enlarges the picture to the view; undefined for a whole side. */
  style: CSSProperties | undefined;
}

function shownViews({ pictures, detail }: Pick<ProductPicturesProps, 'pictures' | 'detail'>): Shown[] {
  return VIEWS.flatMap((view): Shown[] => {
    const side = view === 'detail' ? detail?.side : view;
    const src = side && pictures[side];
    if (!side || !src) return [];
    if (view !== 'detail' || !detail) return [{ view, side, src, style: undefined }];
    const { zoom, x, y } = detail;
    return [{ view, side, src, style: { scale: String(zoom), transformOrigin: `${x}% ${y}%` } }];
  });
}

interface ViewChoiceProps {
  views: readonly Shown[];
  view: View;
  onChoose(view: View): void;
}

/** Radio buttons, so that a choice before hydration is the browser's own. docs/decisions/0036. */
function ViewChoice({ views, view, onChoose }: ViewChoiceProps) {
  const t = useTranslations('product');
  const around = useChosenBefore<HTMLFieldSetElement>((chosen) =>
    onChoose(VIEWS.find((one) => one === chosen) ?? 'front'),
  );
  return (
    <fieldset ref={around} className="mt-3 flex min-w-0 flex-wrap gap-3">
      <legend className="sr-only">{t('sides')}</legend>
      {views.map((one) => (
        <label
          key={one.view}
          className={clsx(
            'relative grid min-w-24 gap-1 rounded-control border border-line bg-white p-1.5 text-center text-sm',
            // By CSS, so that a choice before hydration shows at once.
            'has-checked:border-accent has-checked:ring-1 has-checked:ring-accent',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
          )}
        >
          <input
            type="radio"
            name="side"
            value={one.view}
            checked={one.view === view}
            onChange={() => onChoose(one.view)}
            className="absolute inset-0 z-1 size-full cursor-pointer opacity-0"
          />
          {/* As wide as its name, and no wider than that: the picture has no width of its own. */}
          <span className="overflow-hidden rounded-md contain-inline-size">
            <img
              src={one.src}
              srcSet={previewSources(one.src)}
              sizes={one.style ? '240px' : '96px'}
              alt=""
              width={96}
              height={96}
              loading="lazy"
              style={one.style}
              className="aspect-square w-full object-contain"
            />
          </span>
          {t(one.view)}
        </label>
      ))}
    </fieldset>
  );
}

/** The product in the chosen colour: one large picture that opens larger still, with its views below. S2.7 */
export function ProductPictures(props: ProductPicturesProps) {
  const { name, colourName, pictures, printed = {}, detail } = props;
  const t = useTranslations('product');
  const views = shownViews({ pictures, detail });
  const [wanted, setView] = useState<View>('front');
  const shown = views.find(({ view }) => view === wanted) ?? views[0];
  const altOf = ({ view, side, src }: Shown) => {
    const title = t('pictureAlt', { name, colour: colourName, side: t(view) });
    // A `data:` picture is drawn in the browser with the shopper's own text, so the stored text alternative no longer
    // describes it.
    return printed[side] && !src.startsWith('data:') ? `${title}. ${printed[side]}` : title;
  };
  return (
    <div className="min-w-0">
      <div className="relative aspect-square overflow-hidden rounded-card bg-store-secondary">
        {shown ? (
          <>
            <img
              // Enlarged, the stored picture would be blurred.
              src={shown.style ? drawingOf(shown.src) : shown.src}
              alt={altOf(shown)}
              width={600}
              height={600}
              fetchPriority="high"
              decoding="sync"
              style={shown.style}
              className={clsx('size-full object-contain', !shown.style && 'p-4')}
            />
            <LargeView src={drawingOf(shown.src)} alt={altOf({ ...shown, view: shown.side })} />
          </>
        ) : null}
      </div>
      {shown && views.length > 1 ? <ViewChoice views={views} view={shown.view} onChoose={setView} /> : null}
    </div>
  );
}
