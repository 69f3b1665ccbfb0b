import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none, region, requiredText, text } from '@/lib/contract/primitives';
import { FULFILLER_STATES } from '@/lib/modules/fulfilment/rules/fulfillers/states';
import * as paths from '../paths';
import {
  connectionForm,
  dayText,
  exampleDetail,
  exampleFacts,
  exampleFulfiller,
  fulfiller,
  fulfillerDetail,
  fulfillerFacts,
  fulfillerParams,
} from './shapes';

const READS = { access: 'staff', permission: 'fulfillers.read' } as const;
const WRITES = { access: 'staff', permission: 'fulfillers.write' } as const;
const AT_ONE = { fulfiller: exampleFulfiller.id };
/** As it was read: a change of another is never overwritten. */
const seen = z.object({ version: z.int32().min(1) });
const secret = 'k7XcV0…-sixteen-characters-or-more';

const fulfillerList = z.object({ fulfillers: z.array(fulfiller), next_cursor: z.string().nullable() });
export type FulfillerList = z.output<typeof fulfillerList>;

const fulfillerListQuery = z.object({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  /** Part of the name. */
  search: text(80).optional(),
  state: z.enum(FULFILLER_STATES).optional(),
  region: region.optional(),
});
export type FulfillerListQuery = z.output<typeof fulfillerListQuery>;

/** S2.2-8, S2.2-105. */
export const listFulfillers = route({
  ...READS,
  id: 'fulfillers.list',
  ...paths.listFulfillersCall,
  summary: 'The fulfillers with their health, by name',
  params: none,
  query: fulfillerListQuery,
  response: fulfillerList,
  example: { response: { fulfillers: [exampleFulfiller], next_cursor: null } },
});

export const readFulfiller = route({
  ...READS,
  id: 'fulfillers.read',
  ...paths.readFulfillerCall,
  summary: 'A fulfiller with its closures and blanks',
  params: fulfillerParams,
  query: none,
  response: fulfillerDetail,
  example: { params: AT_ONE, response: exampleDetail },
});

const registerForm = fulfillerFacts.extend({ connection: connectionForm.nullable() });
export type RegisterForm = z.output<typeof registerForm>;

/** S2.2-106, S2.2-107. An address of its own is called first; nothing is saved while it doesn't answer. */
export const registerFulfiller = route({
  ...WRITES,
  id: 'fulfillers.register',
  ...paths.registerFulfillerCall,
  summary: 'Register a fulfiller; an address of its own gets a signed test call first',
  params: none,
  query: none,
  body: registerForm,
  response: fulfiller,
  idempotent: true,
  example: {
    request: { ...exampleFacts, connection: { url: 'https://api.northlight-print.example', secret } },
    response: exampleFulfiller,
  },
});

export const changeFulfiller = route({
  ...WRITES,
  id: 'fulfillers.change',
  ...paths.changeFulfillerCall,
  summary: 'Change what a fulfiller can do',
  params: fulfillerParams,
  query: none,
  body: fulfillerFacts.extend(seen.shape),
  response: fulfiller,
  errors: ['conflict'],
  example: { params: AT_ONE, request: { ...exampleFacts, version: 4 }, response: exampleFulfiller },
});

export const connectFulfiller = route({
  ...WRITES,
  id: 'fulfillers.connect',
  ...paths.connectFulfillerCall,
  summary: 'Give a fulfiller an address of its own, or null for the common one; it gets a test call first',
  params: fulfillerParams,
  query: none,
  body: seen.extend({ connection: connectionForm.nullable() }),
  response: fulfiller,
  errors: ['conflict'],
  example: {
    params: AT_ONE,
    request: { version: 4, connection: { url: 'https://api.northlight-print.example', secret } },
    response: exampleFulfiller,
  },
});

export const pauseFulfiller = route({
  ...WRITES,
  id: 'fulfillers.pause',
  ...paths.pauseFulfillerCall,
  summary: 'Send it no new orders for the moment; it still makes those that it has',
  params: fulfillerParams,
  query: none,
  body: seen.extend({ reason: requiredText(200), until: dayText.nullable() }),
  response: fulfiller,
  errors: ['conflict'],
  example: {
    params: AT_ONE,
    request: { version: 4, reason: 'Press is being serviced', until: '2026-12-04' },
    response: { ...exampleFulfiller, state: 'paused', state_reason: 'Press is being serviced', version: 5 },
  },
});

export const resumeFulfiller = route({
  ...WRITES,
  id: 'fulfillers.resume',
  ...paths.resumeFulfillerCall,
  summary: 'Send it new orders again, after a pause or a closing',
  params: fulfillerParams,
  query: none,
  body: seen,
  response: fulfiller,
  errors: ['conflict'],
  example: { params: AT_ONE, request: { version: 5 }, response: { ...exampleFulfiller, version: 6 } },
});

export const closeFulfiller = route({
  ...WRITES,
  id: 'fulfillers.close',
  ...paths.closeFulfillerCall,
  summary: 'Send it no new orders for good; it is drained of those that it has',
  params: fulfillerParams,
  query: none,
  body: seen.extend({ reason: requiredText(200) }),
  response: fulfiller,
  errors: ['conflict'],
  example: {
    params: AT_ONE,
    request: { version: 4, reason: 'Contract ended' },
    response: { ...exampleFulfiller, state: 'draining', state_reason: 'Contract ended', version: 5 },
  },
});

const closureForm = z.object({ first_day: dayText, last_day: dayText, reason: text(200) });
const closuresForm = seen.extend({ closures: z.array(closureForm).min(1).max(40) });
export type ClosuresForm = z.output<typeof closuresForm>;

/** S2.2-109. */
export const addClosures = route({
  ...WRITES,
  id: 'fulfillers.add-closures',
  ...paths.addClosuresCall,
  summary:
    'Days on which it takes no orders, first and last included; one that begins on the same day is replaced',
  params: fulfillerParams,
  query: none,
  body: closuresForm,
  response: fulfillerDetail,
  errors: ['conflict'],
  example: {
    params: AT_ONE,
    request: { version: 4, closures: exampleDetail.closures },
    response: exampleDetail,
  },
});

export const removeClosure = route({
  ...WRITES,
  id: 'fulfillers.remove-closure',
  ...paths.removeClosureCall,
  summary: 'It takes orders again on the days of a closure; safe to repeat',
  params: fulfillerParams.extend({ day: dayText.meta({ description: 'First day of a closure' }) }),
  query: none,
  response: fulfillerDetail,
  example: {
    params: { ...AT_ONE, day: '2026-12-24' },
    response: { ...exampleDetail, closures: [] },
  },
});
