import type { CallPath } from '@/lib/contract/call-path';

// Method and path of each call, without schemas, so that a page can load them alone.
export const fulfillerCallbackCall = {
  method: 'post',
  path: '/api/{tenant}/fulfilment/{order}/callback',
  bare: true,
} as const satisfies CallPath;
export const printFileCall = {
  method: 'get',
  path: '/api/{tenant}/print-files/{key}',
  bare: true,
} as const satisfies CallPath;
export const printPdfCall = {
  method: 'get',
  path: '/api/{tenant}/print-files/{key}/pdf',
  bare: true,
} as const satisfies CallPath;

const FULFILLERS = '/api/fulfillers';
const FULFILLER = `${FULFILLERS}/{fulfiller}` as const;

export const listFulfillersCall = { method: 'get', path: FULFILLERS } as const satisfies CallPath;
export const registerFulfillerCall = { method: 'post', path: FULFILLERS } as const satisfies CallPath;
/** Not below `/api/fulfillers`, where it would be taken for an id. */
export const lateFulfillersCall = { method: 'get', path: '/api/late-fulfillers' } as const satisfies CallPath;
export const readFulfillerCall = { method: 'get', path: FULFILLER } as const satisfies CallPath;
export const changeFulfillerCall = { method: 'post', path: FULFILLER } as const satisfies CallPath;
export const connectFulfillerCall = {
  method: 'post',
  path: `${FULFILLER}/connection`,
} as const satisfies CallPath;
export const checkFulfillerCall = { method: 'post', path: `${FULFILLER}/check` } as const satisfies CallPath;
export const fulfillerMessagesCall = {
  method: 'get',
  path: `${FULFILLER}/messages`,
} as const satisfies CallPath;
export const pauseFulfillerCall = { method: 'post', path: `${FULFILLER}/pause` } as const satisfies CallPath;
export const resumeFulfillerCall = {
  method: 'post',
  path: `${FULFILLER}/resume`,
} as const satisfies CallPath;
export const closeFulfillerCall = { method: 'post', path: `${FULFILLER}/close` } as const satisfies CallPath;
export const addClosuresCall = { method: 'post', path: `${FULFILLER}/closures` } as const satisfies CallPath;
export const removeClosureCall = {
  method: 'post',
  path: `${FULFILLER}/closures/{day}/remove`,
} as const satisfies CallPath;
export const factsFileCall = { method: 'get', path: `${FULFILLER}/files/{file}` } as const satisfies CallPath;
export const fulfillerStockCall = {
  method: 'post',
  path: `${FULFILLER}/stock`,
  bare: true,
} as const satisfies CallPath;
export const importFactsCall = {
  method: 'post',
  path: `${FULFILLER}/files/{file}`,
} as const satisfies CallPath;

const HOLIDAYS = '/api/holidays';
export const listHolidaysCall = { method: 'get', path: HOLIDAYS } as const satisfies CallPath;
export const addHolidayCall = { method: 'post', path: HOLIDAYS } as const satisfies CallPath;
export const countNationalCall = {
  method: 'post',
  path: `${HOLIDAYS}/{nation}/national`,
} as const satisfies CallPath;
export const setHolidayCall = {
  method: 'post',
  path: `${HOLIDAYS}/{nation}/days/{day}`,
} as const satisfies CallPath;

const OF_EVENT = '/api/{tenant}/events/{slug}/fulfillers';
export const eventFulfillersCall = { method: 'get', path: OF_EVENT } as const satisfies CallPath;
export const chooseFulfillerCall = { method: 'post', path: OF_EVENT } as const satisfies CallPath;
export const actOnOrderCall = {
  method: 'post',
  path: '/api/{tenant}/orders/{order}/routing',
} as const satisfies CallPath;
export const readRoutingCall = {
  method: 'get',
  path: '/api/{tenant}/orders/{order}/routing',
} as const satisfies CallPath;
