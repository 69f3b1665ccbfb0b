import type { Case } from '../case';
import { START, INVALID, inPath, at, narrowed, store, tenants } from '../shapes';

const colourSet = { name: 'Dusk', primary: '#1f4d3a', secondary: '#e8dcc4', tertiary: '#b5532a' };
const fontSet = { fontSetName: 'Dusk', fontOne: { name: 'Lora' }, fontTwo: { name: 'Inter' } };
const ofColours = [at('params.set', 'colourSet')];
const background = at('body.colourSet.backgroundImage', 'fileAddress', INVALID);
const ofFonts = [at('params.set', 'fontSet')];

/** Pictures that a look takes from the library. */
const LOOK_PICTURES = ['customLogo', 'customBackground', 'shareImage', 'favicon'];

export const STORE_ADMIN_CASES: Record<string, Case[]> = {
  'store-configuration.read': [store([])],
  'store-configuration.update': [
    store(
      [
        at('body.storeConfig.colourSet.id', 'colourSet', INVALID),
        at('body.storeConfig.fontSet.id', 'fontSet', INVALID),
        ...LOOK_PICTURES.map((name) => at(`body.storeConfig.${name}.file`, 'file', INVALID)),
      ],
      () => ({
        body: {
          storeConfig: {
            colourSet: { id: 'col_fjord_moss' },
            fontSet: { id: 'fon_fjord_lora' },
            ...Object.fromEntries(LOOK_PICTURES.map((name) => [name, {}])),
          },
        },
      }),
    ),
  ],
  'store-configuration.list-versions': [store([])],
  'store-configuration.restore-version': [store([], () => ({ body: { restore: 1, version: 1 } }))],
  'store-configuration.list-approvals': [store([])],
  'store-configuration.create-approval': [store([], () => ({ body: { version: 1 } }))],
  'store-configuration.revoke-approval': [
    store([at('params.approval', 'approval')], (own) => ({ params: { approval: own.approval } })),
  ],
  'store-configuration.share-picture': [store([])],
  'store-configuration.logo-colours': [store([], () => ({ body: {} }))],
  'look-sets.list': [tenants([])],
  'look-sets.create-colours': [tenants([background], () => ({ body: { colourSet } }))],
  'look-sets.update-colours': [
    tenants([...ofColours, background], (own) => ({
      params: { set: own.colourSet },
      body: { version: 1, colourSet },
    })),
  ],
  'look-sets.delete-colours': [tenants(ofColours, (own) => ({ params: { set: own.colourSet } }))],
  'look-sets.create-fonts': [tenants([], () => ({ body: { fontSet } }))],
  'look-sets.update-fonts': [
    tenants(ofFonts, (own) => ({ params: { set: own.fontSet }, body: { version: 1, fontSet } })),
  ],
  'look-sets.delete-fonts': [tenants(ofFonts, (own) => ({ params: { set: own.fontSet } }))],
  'texts.read': [
    store([narrowed('cursor', 'productCursor')], () => ({ query: { language: 'de', cursor: START } })),
  ],
  'texts.save': [
    store([at('body.texts.0.product', 'product', INVALID), narrowed('cursor', 'productCursor')], () => ({
      query: { cursor: START },
      body: {
        language: 'de',
        version: 0,
        texts: [{ product: 'ff-crew-tee', field: 'product_name', text: '' }],
      },
    })),
  ],
  'texts.file': [store([], () => ({ query: { language: 'de' } }))],
  'texts.import': [store([], () => ({ query: { language: 'de' } }))],
  'seo.read': [store([])],
  'seo.save': [store([], () => ({ body: { version: 0, texts: {} } }))],
  'events.read-embed-origins': [store([])],
  'events.update-embed-origins': [store([], () => ({ body: { origins: ['https://www.fjord.example'] } }))],
  'events.read-details': [store([])],
  'events.update-details': [store([], () => ({ body: { version: 0, default_language: 'en' } }))],
  'events.read-access': [store([])],
  'events.update-access': [
    store([], () => ({ body: { version: 0, mode: 'public', password: 'a door of our own' } })),
  ],
  'events.list-invited': [store([narrowed('search', 'email'), narrowed('cursor', 'email')])],
  'events.add-invited': [store([], () => ({ body: { text: 'ada@example.com' } }))],
  'events.remove-invited': [store([], () => ({ body: { emails: ['ada@example.com'] } }))],
  'events.read-refused-words': [store([])],
  'events.update-refused-words': [store([], () => ({ body: { version: 0, enabled: false, words: [] } }))],
  'files.read': [tenants(inPath('file'), (own) => ({ params: { file: own.file } }))],
};
