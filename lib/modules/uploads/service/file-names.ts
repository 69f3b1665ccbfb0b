import type { UploadScope } from '@/lib/modules/uploads/data/upload-scope';

const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};
/** The folder for pictures of temporary stores; no tenant id equals it. */
const TEMPORARY = 'temporary';

/** Of an upload's scope only what its folder follows from. */
type FolderScope = Pick<UploadScope, 'kind'> & { tenantId?: string; storeId?: string };
const folderOf = (scope: FolderScope): string => scope.tenantId ?? TEMPORARY;

/** Where a part is stored until the picture is assembled. */
export function partKey(scope: UploadScope, uploadId: string, part: number): string {
  return `${folderOf(scope)}/${uploadId}-${part}.part`;
}

/** The file id of an upload's picture: always the same, so that a repeated job overwrites its own files. */
export function fileIdOf(uploadId: string): string {
  return `fil_${uploadId.slice('upl_'.length)}`;
}

/** Where a picture's file is stored. Throws a RangeError for an unknown content type. */
export function pictureKey(scope: FolderScope, fileId: string, contentType: string): string {
  const ending = ENDINGS[contentType];
  if (!ending) throw new RangeError(`no picture is kept as ${contentType}`);
  return `${folderOf(scope)}/${fileId}.${ending}`;
}

/** Where its screen copy is stored. */
export function screenKey(scope: FolderScope, fileId: string): string {
  return `${folderOf(scope)}/${fileId}-screen.webp`;
}

/** Where the copy of an icon with this edge, in pixels, is stored. */
export function iconKey(scope: FolderScope, fileId: string, edge: number): string {
  return `${folderOf(scope)}/${fileId}-${edge}.png`;
}

/** The URL of a picture's screen copy. */
export function screenUrl(scope: UploadScope, fileId: string): string {
  const base = scope.kind === 'tenant' ? `/api/${scope.tenantId}/files` : '/api/event-builder/files';
  return `${base}/${fileId}?size=screen`;
}

/** Where a browser finds a file of the tenant. One with known pixels was sent in parts and has a screen copy. */
export function fileUrl(tenantId: string, { id, widthPx }: { id: string; widthPx: number | null }): string {
  return widthPx === null
    ? `/api/${tenantId}/files/${id}`
    : screenUrl({ kind: 'tenant', tenantId, eventId: '' }, id);
}
