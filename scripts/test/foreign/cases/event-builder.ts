import {
  temporaryStoreExample,
  type TemporaryStore,
} from '@/lib/modules/event-builder/contract/temporary-store';
import { placeLogo } from '@/lib/modules/event-builder/rules/place-logo';
import { designToWire } from '@/lib/modules/design/rules/garments/design-wire';
import type { Case } from '../case';
import { ownStoreToken, ownTemporaryPicture } from '../own-uploads';
import { at, INVALID } from '../shapes';

const HOLDER = at('params.token', 'temporaryStore');
const LOGO = at('body.store.img_id', 'file', INVALID);
const ARTWORK = at('body.store.products.0.design.front.images.0.src', 'file', INVALID);

/** The example store with its own picture as logo, and on its first product. */
function withPicture(): TemporaryStore {
  const logo = { id: ownTemporaryPicture, widthPx: 1, heightPx: 1 };
  const design = designToWire(
    'tee',
    placeLogo('tee', {}, logo, 'front'),
  ) as TemporaryStore['products'][0]['design'];
  const products = temporaryStoreExample.products.map((product) => ({ ...product, design }));
  return { ...temporaryStoreExample, img_id: logo.id, products };
}

export const EVENT_BUILDER_CASES: Record<string, Case[]> = {
  'event-builder.make': [
    { home: 'ten_fjord', call: () => ({ body: { store: temporaryStoreExample } }), slots: [LOGO] },
  ],
  'event-builder.read': [
    { home: 'ten_fjord', call: () => ({ params: { token: ownStoreToken() } }), slots: [HOLDER] },
  ],
  'event-builder.save': [
    {
      home: 'ten_fjord',
      call: () => ({ params: { token: ownStoreToken() }, body: { store: withPicture(), version: 1 } }),
      slots: [HOLDER, LOGO, ARTWORK],
    },
  ],
};
