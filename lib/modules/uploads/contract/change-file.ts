import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { instantText, none, objectId, requiredText } from '@/lib/contract/primitives';
import { FILE_NAME_LENGTH } from '@/lib/modules/uploads/rules/library';
import { fileExample, fileParams, libraryFile } from './library-file';
import { deleteFileCall, renameFileCall, replaceFileCall, restoreFileCall } from './paths';

const params = { tenant: 'ten_fjord', file: fileExample.id };
const seen = {
  updated_at: instantText.meta({ description: 'As it was read: somebody else’s change is told' }),
};

export const renameFile = route({
  id: 'files.rename',
  ...renameFileCall,
  summary: 'Gives a picture of the library another name',
  access: 'tenant',
  permission: 'files.update',
  params: fileParams,
  query: none,
  body: z.object({ name: requiredText(FILE_NAME_LENGTH), ...seen }),
  response: libraryFile,
  errors: ['conflict'],
  example: {
    params,
    request: { name: 'Logo, white', updated_at: fileExample.updated_at },
    response: { ...fileExample, name: 'Logo, white' },
  },
});

/** The other picture takes the place, name and kind of this one, which is deleted and can be restored for 30 days. */
export const replaceFile = route({
  id: 'files.replace',
  ...replaceFileCall,
  summary: 'Shows another picture wherever this one is shown; orders keep the one that they were placed with',
  access: 'tenant',
  permission: 'files.update',
  params: fileParams,
  query: none,
  body: z.object({ picture: objectId, ...seen }),
  response: libraryFile,
  errors: ['conflict', 'event_locked', 'product_locked'],
  example: {
    params,
    request: { picture: 'fil_9k3m7p1r5t8w2y6a0c4e', updated_at: fileExample.updated_at },
    response: { ...fileExample, id: 'fil_9k3m7p1r5t8w2y6a0c4e' },
  },
});

export const deleteFile = route({
  id: 'files.delete',
  ...deleteFileCall,
  summary: 'Deletes a picture that nothing shows; it can be restored for 30 days',
  access: 'tenant',
  permission: 'files.delete',
  params: fileParams,
  query: none,
  body: none,
  response: libraryFile,
  errors: ['file_in_use'],
  example: {
    params,
    request: {},
    response: { ...fileExample, uses: 0, restorable_until: '2026-12-20T09:00:00.000Z' },
  },
});

export const restoreFile = route({
  id: 'files.restore',
  ...restoreFileCall,
  summary: 'Brings a deleted picture back into the library, within 30 days',
  access: 'tenant',
  permission: 'files.delete',
  params: fileParams,
  query: none,
  body: none,
  response: libraryFile,
  example: { params, request: {}, response: { ...fileExample, uses: 0 } },
});
