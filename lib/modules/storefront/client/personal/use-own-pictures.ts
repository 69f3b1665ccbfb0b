'use client';

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Personalisation } from '@/lib/modules/checkout/rules/basket/types';
import { picturesOfLayers, withPictures } from '@/lib/modules/design/rules/own-values';
import { previewPersonalised } from '@/lib/modules/design/rules/personalise';
import type { PictureFacts } from '@/lib/modules/design/rules/preflight-types';
import type { PlacedPicture } from '@/lib/modules/design/rules/scene-to-svg';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import { askForPictures, knownPictures, subscribeToPictures, type KnownPicture } from './own-picture-store';
import type { UploadTarget } from '@/lib/modules/uploads/client/upload-target';

type Known = Readonly<Record<string, KnownPicture>>;
const NONE: Known = {};

/** A product's own pictures, for drawing and the print check. */
export interface OwnPictures {
  /** The shopper's own values for drawing: pictures by file id. */
  drawn: Personalisation;
  /** Facts about the pictures for the print check, by file id. */
  facts: Readonly<Record<string, PictureFacts>>;
  /** The loaded pictures of the sides as they would be printed, by `src`. */
  images: Readonly<Record<string, PlacedPicture>>;
}

const tokensOf = (own: Personalisation): string[] =>
  Object.values(own).flatMap((side) => Object.values(side));

/**
 * Replaces upload tokens by file ids. A token whose picture is still loading is left out, so the example shows; for a
 * deleted picture the token stays, and the print check reports it.
 */
function byFile(own: Personalisation, known: Known): Personalisation {
  const fileOf = (token: string): string => {
    const picture = known[token];
    if (picture === undefined) return '';
    return picture === 'gone' ? token : picture.id;
  };
  return Object.fromEntries(
    Object.entries(own).map(([side, layers]) => [
      side,
      Object.fromEntries(Object.entries(layers).map(([layer, token]) => [layer, fileOf(token)])),
    ]),
  );
}

function factsOf(own: Personalisation, known: Known): Record<string, PictureFacts> {
  const pictures = tokensOf(own).flatMap((token) => {
    const picture = known[token];
    return picture === undefined || picture === 'gone' ? [] : [picture];
  });
  return Object.fromEntries(pictures.map((picture) => [picture.id, picture]));
}

/** The URL prefix of a store's, or a temporary store's, pictures. */
const filesOf = (place: UploadTarget): string =>
  place.kind === 'store' ? `/api/${place.tenant}/files` : '/api/event-builder/files';

/** The URLs of the stored pictures on these sides: the store's own and the shopper's. */
function addressesOf(scenes: readonly Scene[], drawn: Personalisation, place: UploadTarget | null): string[] {
  if (!place) return [];
  const layers = scenes.flatMap((scene) => previewPersonalised(scene, drawn[scene.side] ?? {}).layers);
  const srcs = layers.flatMap((layer) =>
    layer.type === 'image' && layer.location === 'file' && !layer.hidden ? [layer.src] : [],
  );
  return [...new Set(srcs)].map((src) => `${filesOf(place)}/${src}?size=screen`);
}

const srcOf = (address: string): string => address.replace(/^.*\/files\//, '').replace(/\?.*$/, '');

/** The picture code is loaded only for sides with pictures; null if it, or the picture, cannot be loaded. */
const drawable = (address: string): Promise<PlacedPicture | null> =>
  import('@/lib/modules/uploads/client/load-picture')
    .then(({ loadPicture }) => loadPicture(address))
    .catch(() => null);

/** The pictures at these URLs, as far as they have loaded. */
function useImages(addresses: string): Readonly<Record<string, PlacedPicture>> {
  const [images, setImages] = useState<Readonly<Record<string, PlacedPicture>>>({});
  useEffect(() => {
    let wanted = true;
    for (const address of addresses.split(' ').filter(Boolean)) {
      void drawable(address).then((picture) => {
        if (picture && wanted) setImages((now) => ({ ...now, [srcOf(address)]: picture }));
      });
    }
    return () => {
      wanted = false;
    };
  }, [addresses]);
  return images;
}

/**
 * A shopper's own pictures: read again after a reload, and their data for drawing. Loads nothing for a product without
 * pictures, or without any value of the shopper's.
 */
export function useOwnPictures(
  place: UploadTarget | null,
  scenes: readonly Scene[],
  own: Personalisation,
): OwnPictures {
  const known = useSyncExternalStore(subscribeToPictures, knownPictures, () => NONE);
  const pictures = useMemo(() => picturesOfLayers(scenes, own), [scenes, own]);
  useEffect(() => {
    if (place) askForPictures(place, tokensOf(pictures));
  }, [place, pictures]);
  const drawn = useMemo(() => withPictures(own, byFile(pictures, known)), [own, pictures, known]);
  const facts = useMemo(() => factsOf(pictures, known), [pictures, known]);
  const touched = useMemo(
    () => scenes.filter(({ side }) => Object.values(own[side] ?? {}).some((value) => value.trim() !== '')),
    [scenes, own],
  );
  const images = useImages(addressesOf(touched, drawn, place).join(' '));
  return { drawn, facts, images };
}
