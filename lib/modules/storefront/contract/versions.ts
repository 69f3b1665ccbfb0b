import { z } from 'zod';
import { eventParams, instantText, none } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { configuration, configurationExample } from './configuration';
import { listVersionsCall, restoreVersionCall } from './paths';

/** A look of a store as it was after a save, and what tells it apart from others. */
const storeVersion = z.object({
  version: z.int32(),
  saved_at: instantText,
  /** Who saved it: null for nobody, as for what was there before the first save; the name where it may be seen. */
  saved_by: z
    .object({ kind: z.enum(['person', 'staff', 'removed']), name: z.string().nullable() })
    .nullable(),
  /** The version that this save brought back; null for one that a person edited. */
  restored_from: z.number().int().nullable(),
  store_name: z.string(),
  home_heading: z.string(),
  /** Primary, secondary and tertiary colour. */
  colours: z.array(z.string()).length(3),
});
export type StoreVersion = z.output<typeof storeVersion>;

const params = { tenant: 'ten_fjord', slug: 'fjord-fern' };

export const listVersions = route({
  id: 'store-configuration.list-versions',
  ...listVersionsCall,
  summary: "The kept versions of a store's look and page content, the newest first",
  access: 'tenant',
  permission: 'store_configuration.read',
  params: eventParams,
  query: none,
  response: z.object({ versions: z.array(storeVersion) }),
  example: {
    params,
    response: {
      versions: [
        {
          version: 2,
          saved_at: '2026-11-20T09:00:00.000Z',
          saved_by: { kind: 'person', name: 'Freja Lund' },
          restored_from: null,
          store_name: 'Fjord & Fern',
          home_heading: 'Coffee people, well dressed',
          colours: ['#1f4d3a', '#e8dcc4', '#b5532a'],
        },
      ],
    },
  },
});

const versionNumber = z.number().int().min(1).max(2_147_483_647);

export const restoreVersion = route({
  id: 'store-configuration.restore-version',
  ...restoreVersionCall,
  summary: "Bring a store's look and page content back to a kept version",
  access: 'tenant',
  permission: 'store_configuration.update',
  params: eventParams,
  query: none,
  body: z.strictObject({
    restore: versionNumber.meta({ description: 'The version to bring back' }),
    version: versionNumber.meta({ description: 'The version in use, as it was last read' }),
  }),
  response: configuration,
  errors: ['conflict', 'event_locked'],
  example: { params, request: { restore: 1, version: 2 }, response: configurationExample },
});
