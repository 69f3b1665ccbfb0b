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

/** What a product's own pictures come to: what the drawing and the print check take. */
export interface OwnPictures {
  /** What is the shopper's own as a drawing takes it: pictures by the ids of their files. */
  drawn: Personalisation;
  /** What the print check asks of them, by those ids. */
  facts: Readonly<Record<string, PictureFacts>>;
  /** Every picture of the sides as they would be printed, by its `src`, as far as it has come. */
  images: Readonly<Record<string, PlacedPicture>>;
}

const tokensOf = (own: Personalisation): string[] =>
  Object.values(own).flatMap((side) => Object.values(side));

/** A token whose picture is on its way shows the example; one whose picture is gone is nobody's file, as the check says. */
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

/** Where the pictures of a store, or of one that is being built, are read. */
const filesOf = (place: UploadTarget): string =>
  place.kind === 'store' ? `/api/${place.tenant}/files` : '/api/event-builder/files';

/** The addresses of the stored pictures that the sides show; the store's own ones stand beside the shopper's. */
function addressesOf(scenes: readonly Scene[], drawn: Personalisation, place: UploadTarget | null): string[] {
  if (!place) return [];
  const layers = scenes.flatMap((scene) => previewPersonalised(scene, drawn[scene.side] ?? {}).layers);
  const srcs = layers.flatMap((layer) =>
    layer.type === 'image' && layer.location === 'file' && !layer.hidden ? [layer.src] : [],
  );
  return [...new Set(srcs)].map((src) => `${filesOf(place)}/${src}?size=screen`);
}

const srcOf = (address: string): string => address.replace(/^.*\/files\//, '').replace(/\?.*$/, '');

/** Its code comes only where a side shows pictures; null where it, or the picture, can't be had. */
const drawable = (address: string): Promise<PlacedPicture | null> =>
  import('@/lib/modules/uploads/client/load-picture')
    .then(({ loadPicture }) => loadPicture(address))
    .catch(() => null);

/** The pictures behind these addresses, as far as they have come. */
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
 * A shopper's own pictures among what they gave: read anew after a reload, and their bytes for the drawing. Nothing is asked
 * for where a product has no pictures, or nothing is the shopper's own yet.
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
