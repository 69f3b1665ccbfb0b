import { newId } from '@/lib/kernel/ids';
import { now } from '@/lib/kernel/clock';
import { designToWire } from '@/lib/modules/design/rules/garments/design-wire';
import { printArea } from '@/lib/modules/design/rules/garments/print-area';
import { temporaryStoreExample } from '@/lib/modules/event-builder/contract/temporary-store';
import { addTemporaryStore } from '@/lib/modules/event-builder/data/temporary-stores';
import { withDirectory } from '@/lib/db/with-directory';
import { storeToken } from '@/lib/modules/event-builder/service/store-token';
import type { Case } from '../case';
import { ownStoreToken, ownTemporaryPicture } from '../own-uploads';
import { at, INVALID, inPath, staffVerb, store } from '../shapes';

const HOLDER = at('body.temporary_store', 'temporaryStore');

/** A mug with one picture of the caller. */
const MUG = {
  blank: 'mug',
  name: 'A mug',
  price: '9.50',
  colours: ['mug-white-onesize'],
  design: designToWire('mug', {
    front: {
      version: 1,
      side: 'front',
      area: printArea('mug', 'front'),
      layers: [
        {
          type: 'image',
          id: 'logo',
          src: 'fil_art_ten_fjord',
          location: 'file',
          customisable: false,
          angle: 0,
          scale: 1,
          position: { x: 30, y: 30 },
          widthMm: 20,
          heightMm: 20,
        },
      ],
    },
  }),
};

/** The token of a new temporary store; the call turns it into an event. */
async function freshToken(): Promise<string> {
  const id = newId('temporaryStore');
  await withDirectory((tx) => addTemporaryStore(tx, { id, store: temporaryStoreExample, at: now() }));
  return storeToken(id);
}

const { img_id: _, ...PARTS } = temporaryStoreExample;

export const EVENT_CASES: Record<string, Case[]> = {
  'assets.move': [
    {
      home: 'ten_fjord',
      call: () => ({
        params: { tenant: 'ten_fjord' },
        body: { img_id: ownTemporaryPicture, temporary_store: ownStoreToken() },
      }),
      slots: [...inPath('tenant'), at('body.img_id', 'file'), HOLDER],
    },
  ],
  'events.create': [
    {
      home: 'ten_fjord',
      call: async () => ({
        params: { tenant: 'ten_fjord' },
        body: {
          ...PARTS,
          image_id: 'fil_logo_ten_fjord',
          products: [MUG],
          temporary_store: await freshToken(),
        },
      }),
      slots: [
        ...inPath('tenant'),
        at('body.image_id', 'file', INVALID),
        at('body.products.0.colours.0', 'colour', INVALID),
        at('body.products.0.design.front.images.0.src', 'file', INVALID),
        HOLDER,
      ],
    },
  ],
  'events.clone': [
    store([], () => ({
      body: { name: 'Another one', products: true, look: true, details: true, vouchers: true },
    })),
  ],
  'events.overview': [store([])],
  'events.launch-check': [store([])],
  'events.test-order': [store([], () => ({ body: {} }))],
  'events.set-status': [store([], () => ({ body: { status: 'Active' } }))],
  'events.qr': [store([])],
  'events.rename': [store([], () => ({ body: { name: 'Fjord & Fern' } }))],
  // A name that is not the event's: the event is still there for the calls that follow.
  'events.delete': [{ ...store([], () => ({ body: { name: 'No such name' } })), good: 422 }],
  'events.restore': [store([])],
  'events.lock': [staffVerb([], () => ({ body: { reason: 'Not yours' } }))],
  'events.unlock': [staffVerb([], () => ({ body: { reason: 'Yours again' } }))],
};
