import { browserCall } from '@/lib/client/browser';
import type {
  deleteFile as deletedBy,
  renameFile as renamedBy,
  replaceFile as replacedBy,
  restoreFile as restoredBy,
} from '@/lib/modules/uploads/contract/change-file';
import type { LibraryFile } from '@/lib/modules/uploads/contract/library-file';
import type {
  FileDetail,
  FilesPage,
  listFiles as listedBy,
  readLibraryFile as readBy,
} from '@/lib/modules/uploads/contract/list-files';
import {
  deleteFileCall,
  listFilesCall,
  readLibraryFileCall,
  renameFileCall,
  replaceFileCall,
  restoreFileCall,
} from '@/lib/modules/uploads/contract/paths';

/** What the calls below need of a file: who has seen which version of it. */
type Seen = Pick<LibraryFile, 'id' | 'updated_at'>;

const at = (tenant: string, { id }: Pick<LibraryFile, 'id'>) => ({ params: { tenant, file: id } });

/** A page of the library, newest first; `search` is part of a name. Rejects with an ApiError. */
export function listLibrary(
  tenant: string,
  { search, cursor }: { search: string; cursor?: string | undefined },
): Promise<FilesPage> {
  const query = {
    ...(search === '' ? {} : { search }),
    ...(cursor === undefined ? {} : { cursor }),
    limit: 24,
  };
  return browserCall<typeof listedBy>(listFilesCall, { params: { tenant }, query, progress: false });
}

/** How long a picture may take to come. */
const PICTURE_MS = 20_000;

/** A library picture's copy for screens, to be shown before a choice is saved. Rejects when it does not come. */
export async function loadLibraryPicture(file: LibraryFile): Promise<File> {
  const answer = await fetch(file.url, { signal: AbortSignal.timeout(PICTURE_MS) });
  if (!answer.ok) throw new Error(`the picture was answered with ${answer.status}`);
  const copy = await answer.blob();
  return new File([copy], file.name, { type: copy.type });
}

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
