import type { ApiHandler } from './define-handler';

/** Every call the tenant API answers. Fixed segments stand before parameters, so that `/api/orders` is no tenant. */
export const HANDLERS: readonly ApiHandler[] = [];
