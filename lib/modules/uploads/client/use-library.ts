import { usePages, type Pages } from '@/lib/client/use-pages';
import type { FilesPage } from '@/lib/modules/uploads/contract/list-files';
import { listLibrary } from './library';

/** The tenant's library page by page (S2.2-74); another search begins at its first page. */
export const useLibrary = (tenant: string, search: string): Pages<FilesPage> =>
  usePages(['library', tenant, search], (cursor) => listLibrary(tenant, { search, cursor }));
