import { browserCall } from '@/lib/client/browser';
import type {
  deleteFile as deletedBy,
  renameFile as renamedBy,
  replaceFile as replacedBy,
  restoreFile as restoredBy,
} from '@/lib/modules/uploads/contract/change-file';
import type { LibraryFile } from '@/lib/modules/uploads/contract/library-file';
import type { FileDetail, readLibraryFile as readBy } from '@/lib/modules/uploads/contract/list-files';
import {
  deleteFileCall,
  readLibraryFileCall,
  renameFileCall,
  replaceFileCall,
  restoreFileCall,
} from '@/lib/modules/uploads/contract/paths';

/** What the calls below need of a file: who has seen which version of it. */
type Seen = Pick<LibraryFile, 'id' | 'updated_at'>;

const at = (tenant: string, { id }: Pick<LibraryFile, 'id'>) => ({ params: { tenant, file: id } });

/** A file with the places that name it. The calls here reject with an ApiError. */
export function readFileUses(tenant: string, file: Pick<LibraryFile, 'id'>): Promise<FileDetail> {
  return browserCall<typeof readBy>(readLibraryFileCall, { ...at(tenant, file), progress: false });
}

/** Rejects with `conflict` when somebody has changed the file since it was read. */
export function renameFile(tenant: string, file: Seen, name: string): Promise<LibraryFile> {
  const body = { name, updated_at: file.updated_at };
  return browserCall<typeof renamedBy>(renameFileCall, { ...at(tenant, file), body });
}

/** Shows the picture `picture` wherever `file` is shown; answers what it has become. */
export function replaceFile(tenant: string, file: Seen, picture: string): Promise<LibraryFile> {
  const body = { picture, updated_at: file.updated_at };
  return browserCall<typeof replacedBy>(replaceFileCall, { ...at(tenant, file), body });
}

/** Rejects with `file_in_use` for a file that something shows. */
export function deleteFile(tenant: string, file: Pick<LibraryFile, 'id'>): Promise<LibraryFile> {
  return browserCall<typeof deletedBy>(deleteFileCall, { ...at(tenant, file), body: {} });
}

export function restoreFile(tenant: string, file: Pick<LibraryFile, 'id'>): Promise<LibraryFile> {
  return browserCall<typeof restoredBy>(restoreFileCall, { ...at(tenant, file), body: {} });
}
