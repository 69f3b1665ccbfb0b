import type { CallPath } from '@/lib/contract/call-path';

// Method and path of each call, without schemas, so that a page can load them alone.
export const readPublicConfigCall = {
  method: 'get',
  path: '/api/public-config',
  bare: true,
} as const satisfies CallPath;
export const writeToUsCall = {
  method: 'post',
  path: '/api/site-messages',
} as const satisfies CallPath;
export const listSiteMessagesCall = {
  method: 'get',
  path: '/api/site-messages',
} as const satisfies CallPath;
export const waitingSiteMessagesCall = {
  method: 'get',
  path: '/api/site-messages/waiting',
} as const satisfies CallPath;
export const answerSiteMessageCall = {
  method: 'post',
  path: '/api/site-messages/{message}/answer',
} as const satisfies CallPath;
export const listNoticesOfStaffCall = {
  method: 'get',
  path: '/api/platform-notices',
} as const satisfies CallPath;
export const createNoticeCall = {
  method: 'post',
  path: '/api/platform-notices',
} as const satisfies CallPath;
export const changeNoticeCall = {
  method: 'post',
  path: '/api/platform-notices/{notice}',
} as const satisfies CallPath;
export const endNoticeCall = {
  method: 'post',
  path: '/api/platform-notices/{notice}/end',
} as const satisfies CallPath;
export const listSwitchesCall = {
  method: 'get',
  path: '/api/platform-switches',
} as const satisfies CallPath;
export const setSwitchCall = {
  method: 'post',
  path: '/api/platform-switches/{switch}',
} as const satisfies CallPath;
export const listJobsCall = { method: 'get', path: '/api/background-jobs' } as const satisfies CallPath;
export const countJobsCall = {
  method: 'get',
  path: '/api/background-jobs/counts',
} as const satisfies CallPath;
export const retryJobCall = {
  method: 'post',
  path: '/api/background-jobs/{job}/retry',
} as const satisfies CallPath;
export const cancelJobCall = {
  method: 'post',
  path: '/api/background-jobs/{job}/cancel',
} as const satisfies CallPath;
