'use client';

import { ListPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { Buyable } from '@/components/catalogue/shop/buyable';
import type { useBuyable } from '@/components/catalogue/shop/use-buyable';
import { Button } from '@/components/ui/button';
import { EarlyForm } from '@/components/ui/early-form';
import type { BasketState, BasketStore } from '@/lib/modules/checkout/client/basket-store';
import type { Personalisation } from '@/lib/modules/checkout/rules/basket/types';
import { customisableImages, customisableTexts } from '@/lib/modules/design/rules/personalise';
import { picturesIn, picturesOfLayers, withoutPictures } from '@/lib/modules/design/rules/own-values';
import { isBlankDesign } from '@/lib/modules/storefront/rules/shared-design';
import { DesignNote } from './design-note';
import { ShareDesign } from './share-design';
import { useDesignSource } from './use-design-source';

// Loaded when a list is opened.
const NamesList = dynamic(() => import('./list/names-list').then((module) => module.NamesList), {
  ssr: false,
});

/** Whether a picture is chosen for each picture layer. */
function arePicturesChosen(scenes: Buyable['scenes'], own: Personalisation): boolean {
  return scenes.every((scene) =>
    customisableImages(scene).every(({ id }) => (own[scene.side]?.[id] ?? '') !== ''),
  );
}

interface PersonalToolsProps {
  buying: ReturnType<typeof useBuyable>;
  product: Buyable;
  storeId: string;
  basket: BasketState & { store: BasketStore };
  editing: string | null;
  onEditing(id: string | null): void;
  /** Key of the personalisation added to the basket last. */
  added: string | null;
  /** Called when a list's lines were added to the basket. */
  onListed(): void;
}

function OpenListButton({ soldOut, onOpen }: { soldOut: boolean; onOpen(): void }) {
  const t = useTranslations('personalise');
  return (
    <EarlyForm onPress={onOpen}>
      <Button
        type="submit"
        variant="secondary"
        icon={<ListPlus aria-hidden="true" className="size-4.5" />}
        disabled={soldOut}
      >
        {t('list.open')}
      </Button>
    </EarlyForm>
  );
}

/** Further actions for a personalised product: edit a basket line, share the design, add a list of names. */
export function PersonalTools(props: PersonalToolsProps) {
  const { buying, product, storeId, basket, editing, onEditing, added, onListed } = props;
  const line = useTranslations('basket');
  const source = useDesignSource({ buying, product, storeId, basket, editing, onEditing, added });
  const [listing, setListing] = useState(false);
  const [listed, setListed] = useState(false);
  const { colour, size } = buying.choice;
  const { scenes } = product;
  const texts = withoutPictures(scenes, buying.texts);
  const pictures = picturesOfLayers(scenes, buying.texts);
  const design = { texts, colour, size };
  const writes = scenes.some((scene) => customisableTexts(scene).length > 0);

  /** All rows share the page's pictures, so these must be chosen first. */
  function openList() {
    if (!arePicturesChosen(scenes, buying.texts)) return buying.setTried(true);
    setListing(true);
    setListed(true);
  }
  return (
    <div className="grid gap-4">
      <DesignNote
        note={source.note}
        former={source.former}
        editing={editing !== null}
        onAfresh={source.startAfresh}
        onTakeBack={source.takeBack}
      />
      <div className="flex flex-wrap gap-3">
        {editing === null && writes ? <OpenListButton soldOut={buying.soldOut} onOpen={openList} /> : null}
        {editing === null ? null : (
          <Button variant="secondary" onClick={source.cancel}>
            {line('keepLine')}
          </Button>
        )}
        {writes ? (
          <ShareDesign design={design} blank={isBlankDesign(design)} pictured={picturesIn(pictures) > 0} />
        ) : null}
      </div>
      {listed ? (
        <NamesList
          product={product}
          basket={basket}
          pictures={{ sent: pictures, own: buying.own }}
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
