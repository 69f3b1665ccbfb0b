import type { UploadScope } from '@/lib/modules/uploads/data/upload-scope';

const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};
/** Where the bytes of temporary stores' pictures stand; no tenant's id is like it. */
const TEMPORARY = 'temporary';

const folderOf = (scope: UploadScope): string => (scope.kind === 'tenant' ? scope.tenantId : TEMPORARY);

/** Where a part waits until the picture is put together. */
export function partKey(scope: UploadScope, uploadId: string, part: number): string {
  return `${folderOf(scope)}/${uploadId}-${part}.part`;
}

/** The id of the picture that an upload becomes: the same each time, so that a repeated job writes over its own files. */
export function fileIdOf(uploadId: string): string {
  return `fil_${uploadId.slice('upl_'.length)}`;
}

/** Where a picture's bytes are kept. Throws a RangeError for a type that no picture of ours has. */
export function pictureKey(scope: UploadScope, fileId: string, contentType: string): string {
  const ending = ENDINGS[contentType];
  if (!ending) throw new RangeError(`no picture is kept as ${contentType}`);
  return `${folderOf(scope)}/${fileId}.${ending}`;
}

/** Where its copy for screens is kept. */
export function screenKey(scope: Pick<UploadScope, 'kind'> & { tenantId?: string }, fileId: string): string {
  return `${scope.tenantId ?? TEMPORARY}/${fileId}-screen.webp`;
}

/** Where a browser reads a picture's copy for screens. */
export function screenUrl(scope: UploadScope, fileId: string): string {
  const base = scope.kind === 'tenant' ? `/api/${scope.tenantId}/files` : '/api/event-builder/files';
  return `${base}/${fileId}?size=screen`;
}
