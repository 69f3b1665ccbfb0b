'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RestoredNotice } from '@/components/admin/editor/restored-notice';
import { SaveBar } from '@/components/admin/editor/save-bar';
import { Alert } from '@/components/ui/alert';
import { formatMoney } from '@/components/ui/format-money';
import { Skeleton } from '@/components/ui/skeleton';
import type { ProductPlace } from '@/lib/modules/catalogue/client/event-products';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import { listedCost, type ListedPrices } from '@/lib/modules/catalogue/rules/blanks/listed-cost';
import type { DesignSlot, SlotPicture } from './design-slot';
import { DeleteProduct } from './delete-product';
import { DownloadMockups } from './download-mockups';
import { DuplicateProduct } from './duplicate-product';
import { FactsPanel } from './facts-panel';
import { MarketFactsPanel } from './market-facts-panel';
import { PrintFindings } from './print-findings';
import { ProductNotices } from './product-alerts';
import { StatusPanel } from './status-panel';
import { isSameInProduct, valuesOf } from './edited-product';
import { NoLongerMadeNotice } from './no-longer-made';
import { useProductEditor, type ProductEditor } from './use-product-editor';

export interface ProductDetailProps {
  place: ProductPlace;
  first: EventProductDetail;
  /** The list prices of its blank; null for those who may not see what it costs to make, and without them. D50 */
  blank: ListedPrices | null;
  /** Why this person can change nothing: their role (D3), or a client that staff haven't opened (D43). */
  readOnly: 'role' | 'not_opened' | null;
  canDelete: boolean;
}

type ReadOnly = NonNullable<ProductDetailProps['readOnly']> | NonNullable<EventProductDetail['read_only']>;

/** One product: design, name, price, colours, and whether it is on sale. */
export function ProductDetail({
  Design,
  ...props
}: ProductDetailProps & {
  Design: DesignSlot;
}) {
  const { place, first, blank, canDelete } = props;
  const t = useTranslations('eventProducts');
  const editor = useProductEditor(place, first);
  const why = props.readOnly ?? editor.product.read_only;
  const readOnly = why !== null;
  return (
    <div className="mt-6 grid gap-5">
      {why && why !== 'not_opened' ? <ReadOnlyNotice why={why} reason={editor.product.lock_reason} /> : null}
      <NoLongerMadeNotice product={editor.product} />
      <RestoredNotice editor={editor} />
      <section aria-label={t('design')} className="min-w-0">
        <DesignArea Design={Design} editor={editor} place={place} readOnly={readOnly} blank={blank} />
      </section>
      {/* The save bar is sticky within this part only: over the canvas it would cover the drawing. */}
      <div className="min-w-0">
        <div className="mb-5 grid gap-5 lg:grid-cols-2 lg:items-start">
          <StatusPanel editor={editor} readOnly={readOnly} />
          <FactsPanel editor={editor} readOnly={readOnly} blank={blank} />
          <MarketFactsPanel editor={editor} readOnly={readOnly} />
          <PrintFindings product={editor.product} outdated={isOutdated(editor)} />
          <div className="flex flex-wrap items-start gap-3">
            <DownloadMockups place={place} product={editor.product} unsaved={editor.dirty} />
            {readOnly ? null : (
              <DuplicateProduct place={place} name={editor.product.name} unsaved={editor.dirty} />
            )}
            {canDelete && !editor.product.read_only ? (
              <DeleteProduct place={place} product={editor.product} />
            ) : null}
          </div>
        </div>
        {readOnly ? null : (
          <SaveBar editor={editor} onSave={() => editor.save()} sticky>
            <ProductNotices editor={editor} />
          </SaveBar>
        )}
      </div>
    </div>
  );
}

function ReadOnlyNotice({ why, reason }: { why: Exclude<ReadOnly, 'not_opened'>; reason: string | null }) {
  const t = useTranslations('eventProducts');
  return (
    <Alert tone="info" title={why === 'role' || !reason ? undefined : t('lockReason', { reason })}>
      {t(`readOnly.${why}`)}
    </Alert>
  );
}

/** Whether what the print check looks at differs from what is stored. */
function isOutdated({ draft, product }: ProductEditor): boolean {
  const stored = valuesOf(product);
  return (['design', 'colours'] as const).some((field) => !isSameInProduct(field, draft, stored));
}

interface DesignAreaProps {
  Design: DesignSlot;
  editor: ProductEditor;
  place: ProductPlace;
  readOnly: boolean;
  blank: ListedPrices | null;
}

const factsOfPictures = (pictures: EventProductDetail['pictures']): Record<string, SlotPicture> =>
  Object.fromEntries(
    Object.entries(pictures).map(([src, { url, width_px: widthPx, height_px: heightPx }]) => [
      src,
      { url, widthPx, heightPx },
    ]),
  );

/** The design editor, shown on one of the product's colours. */
function DesignArea({ Design, editor, place, readOnly, blank }: DesignAreaProps) {
  const { product, draft, designEdition, ready } = editor;
  const [shown, setShown] = useState('');
  const { colours: chosen } = draft;
  const colours = product.offered_colours.filter(({ identifier }) => chosen.includes(identifier));
  const offered = colours.length > 0 ? colours : product.offered_colours.slice(0, 1);
  const colour = offered.find(({ identifier }) => identifier === shown) ?? offered[0];
  if (!ready || !colour) return <Skeleton className="h-editor w-full rounded-card" />;
  const { tenant, slug } = place;
  const { currency } = product;
  const cost = blank && ((sides: number) => formatMoney(listedCost(blank, sides), currency));
  return (
    <Design
      key={designEdition}
      family={product.family}
      colours={offered}
      colour={colour.identifier}
      onColour={setShown}
      design={draft.design}
      onChange={editor.setDesign}
      pictures={factsOfPictures(draft.pictures)}
      onPicture={(src, { url, widthPx, heightPx }) =>
        editor.addPicture(src, { url, width_px: widthPx, height_px: heightPx })
      }
      uploadTarget={readOnly ? null : { kind: 'store', tenant, slug }}
      refusedWords={product.refused_words}
      {...(cost ? { cost } : {})}
      readOnly={readOnly}
    />
  );
}
