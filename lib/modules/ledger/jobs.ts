import type { ListTable } from '@/lib/modules/lists/service/list-definition';
import { ledgerList } from './service/ledger-export';

/** The list of this module, whose exports the worker runs. */
export const lists = { ledger: ledgerList } satisfies Partial<ListTable>;
