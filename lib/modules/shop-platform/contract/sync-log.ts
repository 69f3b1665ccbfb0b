import { z } from 'zod';
import { instantText, none, objectId, outsideFlag, tenantParams } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { SYNC_KINDS, SYNC_OUTCOMES } from '@/lib/modules/shop-platform/rules/sync-log';
import { listShopLogCall, shopProductCalls } from './paths';

const AT = { tenant: 'ten_prairie' };

const shopLogQuery = z.object({
  failed: outsideFlag.default(false).meta({ description: 'Only what failed or was rejected' }),
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
export type ShopLogQuery = z.output<typeof shopLogQuery>;

const shopLogEntry = z.object({
  id: z.string(),
  at: instantText,
  first_at: instantText.meta({ description: 'Of the first of `times`' }),
  times: z.number().int().meta({ description: 'How often the same came of it, one after another' }),
  kind: z.enum(SYNC_KINDS),
  label: z
    .string()
    .meta({ description: 'What it is about: a product’s name, an order, or a topic; empty for the shop' }),
  outcome: z.enum(SYNC_OUTCOMES),
  reason: z.string().nullable().meta({ description: 'Why it failed or waits, by code' }),
  said: z.string().nullable().meta({ description: 'The shop’s own words, or what it was told' }),
  count: z.number().int().nullable().meta({ description: 'How many orders or variants it was about' }),
  replayed_at: instantText.nullable(),
  may_replay: z.boolean(),
});
export type ShopLogEntry = z.output<typeof shopLogEntry>;

const shopLogPage = z.object({ entries: z.array(shopLogEntry), next_cursor: z.string().nullable() });
export type ShopLogPage = z.output<typeof shopLogPage>;

const example: ShopLogEntry = {
  id: 'shl_4t8w2y6a0c5e9g3k7m1p',
  at: '2026-11-29T09:00:00.000Z',
  first_at: '2026-11-29T09:00:00.000Z',
  times: 1,
  kind: 'push',
  label: 'Finish Tee',
  outcome: 'failed',
  reason: 'unavailable',
  said: null,
  count: null,
  replayed_at: null,
  may_replay: true,
};

/** S4-91. */
export const listShopLog = route({
  id: 'shop-platform.log',
  ...listShopLogCall,
  summary: 'What a client’s shop and we have told each other in the last 30 days, the latest first',
  access: 'tenant',
  permission: 'shop_platform.read',
  params: tenantParams,
  query: shopLogQuery,
  response: shopLogPage,
  example: { params: AT, response: { entries: [example], next_cursor: null } },
});

/** S4-93. */
export const replayShopEntry = route({
  id: 'shop-platform.replay',
  ...shopProductCalls.replay,
  summary: 'Do what failed between us and the client’s shop again; asked for twice, it is done once',
  access: 'tenant',
  permission: 'shop_platform.connect',
  params: tenantParams.extend({ shopEntry: objectId }),
  query: none,
  body: none,
  response: shopLogEntry,
  errors: ['conflict'],
  example: {
    params: { ...AT, shopEntry: example.id },
    request: {},
    response: { ...example, replayed_at: '2026-11-29T10:00:00.000Z', may_replay: false },
  },
});
