import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { shippingTableHandlers } from './api/shipping-tables';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [...shippingTableHandlers];
