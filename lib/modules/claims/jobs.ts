import type { ListTable } from '@/lib/modules/lists/service/list-definition';
import { claimsList } from './service/claims-list';

/** The lists of this module, whose exports and bulk acts the worker runs. */
export const lists = { claims: claimsList } satisfies Partial<ListTable>;
