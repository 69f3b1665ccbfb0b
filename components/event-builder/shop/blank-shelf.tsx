'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useStorePrice } from '@/components/ui/store-price';
import { withNewProduct } from '@/lib/modules/event-builder/client/change-store';
import {
  BLANK_CATALOGUE,
  makingPrice,
  type CatalogueBlank,
} from '@/lib/modules/catalogue/rules/blanks/catalogue';
import { placeLogo } from '@/lib/modules/event-builder/rules/place-logo';
import { designToWire } from '@/lib/modules/design/rules/garments/design-wire';
import type { TemporaryProduct } from '@/lib/modules/event-builder/contract/temporary-store';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { useBuilder } from './builder-context';

/** All blanks with the store's logo on them; a press adds one. */
export function BlankShelf() {
  const t = useTranslations('eventBuilder');
  const { built, logo } = useBuilder();
  const [added, setAdded] = useState<string | null>(null);
  const { region } = built.store;
  const sold = BLANK_CATALOGUE.filter(({ regions }) => regions.includes(region));
  const add = (blank: CatalogueBlank) => {
    const name = t(`blanks.${blank.family}`);
    built.keeper.change(withNewProduct(blank.family, name, { logo }));
    setAdded(name);
  };
  return (
    <>
      <p role="status" className="sr-only">
        {added === null ? '' : t('products.added', { name: added })}
      </p>
      <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {sold.map((blank) => (
          <li key={blank.id} className="grid">
            <BlankCard blank={blank} onAdd={() => add(blank)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function BlankCard({ blank, onAdd }: { blank: CatalogueBlank; onAdd: () => void }) {
  const t = useTranslations('eventBuilder');
  const price = useStorePrice();
  const { built, pictureOf, logo } = useBuilder();
  const { currency } = REGION_FACTS[built.store.region];
  const [colour] = blank.colours;
  const design = logo ? designToWire(blank.family, placeLogo(blank.family, {}, logo, 'front')) : null;
  const shown = { blank: blank.family, name: '', price: '0.00', colours: [], design } as TemporaryProduct;
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
        {t(`blanks.${blank.family}`)}
      </span>
      <span className="text-[0.9375rem] text-muted">
        {t('products.from', { price: price(makingPrice(blank, currency, 1)) })}{' '}
        {t('products.colourCount', { count: blank.colours.length })}
      </span>
    </button>
  );
}
