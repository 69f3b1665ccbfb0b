'use client';

import { usePicturePlace } from '@/components/design/shop/picture-place';
import { useOwnPictures } from '@/lib/modules/storefront/client/personal/use-own-pictures';
import { usePersonalPictures } from '@/lib/modules/storefront/client/personal/use-personal-pictures';
import { useTextRefusals } from '@/lib/modules/storefront/client/personal/use-text-refusals';
import type { Personalisation } from '@/lib/modules/checkout/rules/basket/types';
import { picturesOf, type Gift } from './gift';

/** The parts of a gift or piece that affect its picture. */
type Looked = Pick<Gift, 'family' | 'colours' | 'pictures' | 'scenes'>;

/** A gift's pictures in a colour with its personalisation, and the print errors. */
export function useGiftLook(gift: Looked, colour: string, texts: Personalisation) {
  const hex = gift.colours.find(({ identifier }) => identifier === colour)?.hex ?? '#ffffff';
  const own = useOwnPictures(usePicturePlace(), gift.scenes, texts);
  const garment = { family: gift.family, colour: hex };
  const drawn = usePersonalPictures(gift.scenes, own.drawn, garment, own.images);
  const refusals = useTextRefusals(gift.scenes, own.drawn, hex, own.facts);
  return { pictures: { ...picturesOf(gift, colour), ...drawn }, refusals };
}
