import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none, slug, tenantParams, text } from '@/lib/contract/primitives';
import { FILE_NAME_LENGTH, FILE_SORTS, LIBRARY_KINDS } from '@/lib/modules/uploads/rules/library';
import { fileExample, fileParams, fileUses, libraryFile, usesExample } from './library-file';
import { listFilesCall, readLibraryFileCall } from './paths';

const filesQuery = z.object({
  search: text(FILE_NAME_LENGTH).optional().meta({ description: 'Part of a name' }),
  kind: z.enum(LIBRARY_KINDS).optional(),
  use: z.enum(['used', 'unused', 'deleted']).optional(),
  event: slug.optional().meta({ description: 'Only files added for this event' }),
  sort: z.enum(FILE_SORTS).default('-created_at'),
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(48),
});
export type FilesQuery = z.output<typeof filesQuery>;

const filesPage = z.object({ files: z.array(libraryFile), next_cursor: z.string().nullable() });
export type FilesPage = z.output<typeof filesPage>;

export const listFiles = route({
  id: 'files.list',
  ...listFilesCall,
  summary: 'The pictures of a tenant’s library: logos, backgrounds and artwork that its people added',
  access: 'tenant',
  permission: 'files.read',
  params: tenantParams,
  query: filesQuery,
  response: filesPage,
  example: { params: { tenant: 'ten_fjord' }, response: { files: [fileExample], next_cursor: null } },
});

const fileDetail = fileUses.extend({ file: libraryFile });
export type FileDetail = z.output<typeof fileDetail>;

export const readLibraryFile = route({
  id: 'files.uses',
  ...readLibraryFileCall,
  summary: 'A picture of the library, and everything that names it',
  access: 'tenant',
  permission: 'files.read',
  params: fileParams,
  query: none,
  response: fileDetail,
  example: {
    params: { tenant: 'ten_fjord', file: fileExample.id },
    response: { file: fileExample, ...usesExample },
  },
});
