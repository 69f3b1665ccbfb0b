'use client';

import { Plus } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useStorePrice } from '@/components/ui/store-price';
import { withNewProduct } from '@/lib/modules/event-builder/client/change-store';
import { nameIn } from '@/lib/kernel/locales';
import { listedCost } from '@/lib/modules/catalogue/rules/blanks/listed-cost';
import type { ShelfBlank } from '@/lib/modules/event-builder/client/offered-blanks';
import { madeOf } from '@/lib/modules/event-builder/rules/drawing-of';
import { placeLogo } from '@/lib/modules/event-builder/rules/place-logo';
import { designToWire } from '@/lib/modules/design/rules/garments/design-wire';
import type { TemporaryProduct } from '@/lib/modules/event-builder/contract/temporary-store';
import { useBuilder } from './builder-context';
import { useLowerCostTexts } from './lower-costs';

/** Sides of what the shelf names a price of. */
const PRINTED = 1;

/** All blanks with the store's logo on them; a press adds one. */
export function BlankShelf() {
  const t = useTranslations('eventBuilder');
  const { built, logo, blanks, known } = useBuilder();
  const [added, setAdded] = useState<string | null>(null);
  const nameOf = useShelfName();
  const add = (blank: ShelfBlank) => {
    const name = nameOf(blank);
    built.keeper.change(withNewProduct(known, blank.id, name, { logo }));
    setAdded(name);
  };
  if (blanks.list === null) return <NoShelf />;
  return (
    <>
      <p role="status" className="sr-only">
        {added === null ? '' : t('products.added', { name: added })}
      </p>
      <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {blanks.list.map((blank) => (
          <li key={blank.id} className="grid">
            <BlankCard blank={blank} onAdd={() => add(blank)} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What a blank is called in the reader's language. S2.2-300 */
function useShelfName(): (blank: ShelfBlank) => string {
  const t = useTranslations('eventBuilder');
  const locale = useLocale();
  return (blank) => nameIn(blank, locale) ?? t(`blanks.${blank.family}`);
}

/** While the blanks are asked for, and when they could not be. */
export function NoShelf() {
  const t = useTranslations('eventBuilder.products');
  const { blanks } = useBuilder();
  if (!blanks.failed) return <Skeleton className="mt-3 h-64" />;
  const again = (
    <Button variant="secondary" size="sm" onClick={blanks.retry}>
      {t('shelfAgain')}
    </Button>
  );
  return (
    <Alert tone="danger" announce="alert" title={t('shelfFailed')} actions={again} className="mt-3">
      {t('shelfFailedText')}
    </Alert>
  );
}

function BlankCard({ blank, onAdd }: { blank: ShelfBlank; onAdd: () => void }) {
  const t = useTranslations('eventBuilder');
  const price = useStorePrice();
  const nameOf = useShelfName();
  const { pictureOf, logo } = useBuilder();
  const lower = useLowerCostTexts()(blank, PRINTED);
  const [colour] = blank.colours;
  const design = logo ? designToWire(blank.family, placeLogo(blank.family, {}, logo, 'front')) : null;
  const shown = { ...madeOf(blank), name: '', price: '0.00', colours: [], design } as TemporaryProduct;
  const picture = pictureOf(shown, colour?.identifier ?? '', 'front');
  return (
    <button
      type="button"
      onClick={onAdd}
      className="group grid content-start gap-2 rounded-card border border-line bg-surface p-3 text-start hover:border-ink"
    >
      <span className="relative block aspect-square w-full rounded-control bg-paper-deep">
        {picture ? <img src={picture} alt="" className="size-full object-contain p-2" /> : null}
        <span
          aria-hidden="true"
          className="absolute end-2 bottom-2 grid size-9 place-items-center rounded-full bg-accent text-white group-hover:bg-accent-dark"
        >
          <Plus className="size-5" />
        </span>
      </span>
      <span className="font-semibold">
        <span className="sr-only">{t('products.addOne')} </span>
        {nameOf(blank)}
      </span>
      <span className="text-[0.9375rem] text-muted">
        {t('products.from', { price: price(listedCost(blank, PRINTED)) })}{' '}
        {t('products.colourCount', { count: blank.colours.length })}
        {lower.length > 0 ? <span className="block">{lower.join(' · ')}</span> : null}
      </span>
    </button>
  );
}
