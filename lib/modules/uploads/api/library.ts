import { deleteFile, renameFile, replaceFile, restoreFile } from '@/lib/modules/uploads/contract/change-file';
import { listFiles, readLibraryFile } from '@/lib/modules/uploads/contract/list-files';
import { deleteFile as remove, restoreFile as restore } from '@/lib/modules/uploads/service/delete-file';
import { listFiles as list } from '@/lib/modules/uploads/service/list-files';
import { readLibraryFile as read } from '@/lib/modules/uploads/service/read-library-file';
import { renameFile as rename } from '@/lib/modules/uploads/service/rename-file';
import { replaceFile as replace } from '@/lib/modules/uploads/service/replace-file';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const listFilesHandler = defineHandler(listFiles, ({ tenant, query }) => list(tenant, query));

export const readLibraryFileHandler = defineHandler(readLibraryFile, ({ tenant, params }) =>
  read(tenant, params.file),
);

export const renameFileHandler = defineHandler(renameFile, ({ tenant, params, body }) =>
  rename(tenant, params.file, body),
);

export const replaceFileHandler = defineHandler(replaceFile, ({ tenant, params, body }) =>
  replace(tenant, params.file, body),
);

export const deleteFileHandler = defineHandler(deleteFile, ({ tenant, params }) =>
  remove(tenant, params.file),
);

export const restoreFileHandler = defineHandler(restoreFile, ({ tenant, params }) =>
  restore(tenant, params.file),
);
