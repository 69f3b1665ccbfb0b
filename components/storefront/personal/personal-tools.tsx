'use client';

import { ListPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { Buyable } from '@/components/forms/buyable';
import type { useBuyable } from '@/components/forms/use-buyable';
import { Button } from '@/components/ui/button';
import type { BasketState, BasketStore } from '@/lib/client/basket/basket-store';
import { isBlankDesign } from '@/lib/domain/design/shared-design';
import { DesignNote } from './design-note';
import { ShareDesign } from './share-design';
import { useDesignSource } from './use-design-source';

// Its code comes only when a list is opened.
const NamesList = dynamic(() => import('./list/names-list').then((module) => module.NamesList), {
  ssr: false,
});

interface PersonalToolsProps {
  buying: ReturnType<typeof useBuyable>;
  product: Buyable;
  storeId: string;
  basket: BasketState & { store: BasketStore };
  editing: string | null;
  onEditing(id: string | null): void;
  /** The key of the texts that went into the basket last. */
  added: string | null;
  /** A list's lines went into the basket. */
  onListed(): void;
}

/** What else can be done with one's own text: a line of the basket changed, a design shared, a whole list of names added. */
export function PersonalTools(props: PersonalToolsProps) {
  const { buying, product, storeId, basket, editing, onEditing, added, onListed } = props;
  const t = useTranslations('personalise');
  const line = useTranslations('basket');
  const source = useDesignSource({ buying, product, storeId, basket, editing, onEditing, added });
  const [listing, setListing] = useState(false);
  const [listed, setListed] = useState(false);
  const { colour, size } = buying.choice;
  const design = { texts: buying.texts, colour, size };
  return (
    <div className="grid gap-4">
      <DesignNote
        {...{ note: source.note, former: source.former, editing: editing !== null }}
        onAfresh={source.startAfresh}
        onTakeBack={source.takeBack}
      />
      <div className="flex flex-wrap gap-3">
        {editing === null ? (
          <Button
            variant="secondary"
            icon={<ListPlus aria-hidden="true" className="size-4.5" />}
            disabled={buying.soldOut}
            onClick={() => {
              setListing(true);
              setListed(true);
            }}
          >
            {t('list.open')}
          </Button>
        ) : (
          <Button variant="secondary" onClick={source.cancel}>
            {line('keepLine')}
          </Button>
        )}
        <ShareDesign design={design} blank={isBlankDesign(design)} />
      </div>
      {listed ? (
        <NamesList
          {...{ product, basket }}
          open={listing}
          onOpenChange={setListing}
          chosen={{ colour, size }}
          onAdded={() => {
            setListing(false);
            onListed();
          }}
        />
      ) : null}
    </div>
  );
}
