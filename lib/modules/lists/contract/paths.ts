import type { CallPath } from '@/lib/contract/call-path';

// Method and path of each call, without schemas, so that a page can load them alone. The calls of a client's people
// have the tenant in their path; those of staff, who see the rows of all clients, have not.
export const listViewsCall = {
  method: 'get',
  path: '/api/{tenant}/lists/{list}/views',
} as const satisfies CallPath;
export const createViewCall = {
  method: 'post',
  path: '/api/{tenant}/lists/{list}/views',
} as const satisfies CallPath;
export const updateViewCall = {
  method: 'post',
  path: '/api/{tenant}/lists/{list}/views/{view}',
} as const satisfies CallPath;
export const deleteViewCall = {
  method: 'post',
  path: '/api/{tenant}/lists/{list}/views/{view}/delete',
} as const satisfies CallPath;

export const listExportsCall = {
  method: 'get',
  path: '/api/{tenant}/lists/{list}/exports',
} as const satisfies CallPath;
export const createExportCall = {
  method: 'post',
  path: '/api/{tenant}/lists/{list}/exports',
} as const satisfies CallPath;
export const readExportCall = {
  method: 'get',
  path: '/api/{tenant}/lists/{list}/exports/{export}',
} as const satisfies CallPath;
export const exportFileCall = {
  method: 'get',
  path: '/api/{tenant}/lists/{list}/exports/{export}/file',
  bare: true,
} as const satisfies CallPath;

export const createActCall = {
  method: 'post',
  path: '/api/{tenant}/lists/{list}/acts',
} as const satisfies CallPath;
export const readActCall = {
  method: 'get',
  path: '/api/{tenant}/lists/{list}/acts/{act}',
} as const satisfies CallPath;

export const listStaffViewsCall = {
  method: 'get',
  path: '/api/lists/{list}/views',
} as const satisfies CallPath;
export const createStaffViewCall = {
  method: 'post',
  path: '/api/lists/{list}/views',
} as const satisfies CallPath;
export const updateStaffViewCall = {
  method: 'post',
  path: '/api/lists/{list}/views/{view}',
} as const satisfies CallPath;
export const deleteStaffViewCall = {
  method: 'post',
  path: '/api/lists/{list}/views/{view}/delete',
} as const satisfies CallPath;
export const listStaffExportsCall = {
  method: 'get',
  path: '/api/lists/{list}/exports',
} as const satisfies CallPath;
export const createStaffExportCall = {
  method: 'post',
  path: '/api/lists/{list}/exports',
} as const satisfies CallPath;
export const readStaffExportCall = {
  method: 'get',
  path: '/api/lists/{list}/exports/{export}',
} as const satisfies CallPath;
export const staffExportFileCall = {
  method: 'get',
  path: '/api/lists/{list}/exports/{export}/file',
  bare: true,
} as const satisfies CallPath;
export const createStaffActCall = {
  method: 'post',
  path: '/api/lists/{list}/acts',
} as const satisfies CallPath;
export const readStaffActCall = {
  method: 'get',
  path: '/api/lists/{list}/acts/{act}',
} as const satisfies CallPath;
