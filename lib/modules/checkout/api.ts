import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { createCustomerHandler } from './api/create-customer';
import { payHandler } from './api/pay';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [createCustomerHandler, payHandler];
