import type { Case } from '../case';
import { INVALID, inPath, at, narrowed, store, tenants } from '../shapes';

export const STORE_ADMIN_CASES: Record<string, Case[]> = {
  'store-configuration.read': [store([])],
  'store-configuration.update': [
    store(
      [
        at('body.storeConfig.colourSet.id', 'colourSet', INVALID),
        at('body.storeConfig.fontSet.id', 'fontSet', INVALID),
      ],
      () => ({
        body: {
          storeConfig: { colourSet: { id: 'col_fjord_moss' }, fontSet: { id: 'fon_fjord_lora' } },
        },
      }),
    ),
  ],
  'store-configuration.list-versions': [store([])],
  'store-configuration.restore-version': [store([], () => ({ body: { restore: 1, version: 1 } }))],
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
