'use client';

import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useEffect, useMemo, useRef, useState } from 'react';
import { NoShelf } from '@/components/event-builder/shop/blank-shelf';
import { BuilderAlerts } from '@/components/event-builder/shop/builder-alerts';
import { useBlank, useBuilder, useListedCost } from '@/components/event-builder/shop/builder-context';
import { SaveState } from '@/components/event-builder/shop/save-state';
import { StepLink } from '@/components/event-builder/shop/step-link';
import type { EditorPicture } from '@/components/design/admin/editor-props';
import { buttonClasses } from '@/components/ui/button-classes';
import { Spinner } from '@/components/ui/spinner';
import { useStorePrice } from '@/components/ui/store-price';
import { designOf, withDesign } from '@/lib/modules/event-builder/client/change-store';
import type { KeptStore, TemporaryProduct } from '@/lib/modules/event-builder/contract/temporary-store';
import { drawingOf } from '@/lib/modules/event-builder/rules/drawing-of';

function Loading() {
  const t = useTranslations('eventBuilder.design');
  return (
    <p role="status" className="flex min-h-96 items-center justify-center gap-3 text-muted">
      <Spinner /> {t('loading')}
    </p>
  );
}

const DesignEditor = dynamic(
  () => import('@/components/design/admin/design-editor').then((module) => module.DesignEditor),
  { ssr: false, loading: Loading },
);

function editorPicture(picture: KeptStore['pictures'][number]): EditorPicture {
  const { url, width_px, height_px, content_type, colour_mode, bytes } = picture;
  const facts = { widthPx: width_px, heightPx: height_px, contentType: content_type };
  return { url, ...facts, colourMode: colour_mode, bytes };
}

/** The store's token, after saving the store first; null until then. */
function useToken(): string | null {
  const { built } = useBuilder();
  const { keeper, token } = built;
  useEffect(() => {
    if (token === null) void keeper.token();
  }, [keeper, token]);
  return token;
}

function Editor({ product, index }: { product: TemporaryProduct; index: number }) {
  const { built } = useBuilder();
  const { keeper, pictures } = built;
  const token = useToken();
  // Every step is saved with the store; the editor only needs the initial design, and then keeps its own state.
  const [first] = useState(() => designOf(product));
  const shown = useMemo(
    () => Object.fromEntries(pictures.map((picture) => [picture.id, editorPicture(picture)])),
    [pictures],
  );
  const money = useStorePrice();
  const costOf = useListedCost(product.blank);
  const made = useBlank(product.blank)?.colours;
  const target = useMemo(() => (token === null ? null : { kind: 'builder' as const, token }), [token]);
  const [colour, setColour] = useState(product.colours[0] ?? '');
  const colours = useMemo(
    () => made?.filter(({ identifier }) => product.colours.includes(identifier)) ?? [],
    [made, product.colours],
  );
  return (
    <DesignEditor
      family={drawingOf(product)}
      colours={colours}
      colour={colour}
      onColour={setColour}
      design={first}
      onChange={(design) => keeper.change(withDesign(index, design))}
      pictures={shown}
      onPicture={(id, { url, widthPx, heightPx, contentType, colourMode, bytes }) =>
        keeper.addPicture({
          id,
          url,
          width_px: widthPx,
          height_px: heightPx,
          content_type: contentType ?? '',
          colour_mode: colourMode ?? '',
          bytes: bytes ?? 0,
        })
      }
      uploadTarget={target}
      {...(costOf ? { cost: (sides: number) => money(costOf(sides)) } : {})}
    />
  );
}

/** The design editor for one product, at its own URL; each step is saved with the store. */
export function DesignStage({ index }: { index: number }) {
  const t = useTranslations('eventBuilder.design');
  const { built, blanks } = useBuilder();
  const product = built.store.products[index];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <BuilderAlerts />
      <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <StepLink step="products" className={buttonClasses('secondary', 'md')}>
          <ArrowLeft aria-hidden="true" className="size-4.5" />
          <span>{t('back')}</span>
        </StepLink>
        <h1 ref={heading} tabIndex={-1} className="min-w-0 truncate text-2xl outline-none">
          {product ? t('title', { name: product.name }) : t('none')}
        </h1>
        <SaveState className="ms-auto" />
      </div>
      {product && blanks.list === null ? <NoShelf /> : null}
      {product && blanks.list ? <Editor key={index} product={product} index={index} /> : null}
    </>
  );
}
