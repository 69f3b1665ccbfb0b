import type { CallPath } from '@/lib/contract/call-path';

const MAIL = '/api/{tenant}/mails/{sample}';

export const readMailCall = { method: 'get', path: MAIL } as const satisfies CallPath;
export const testMailCall = { method: 'post', path: `${MAIL}/test` } as const satisfies CallPath;

const WORDS = '/api/{tenant}/events/{slug}/mail-words/{sample}';
export const readWordsCall = { method: 'get', path: WORDS } as const satisfies CallPath;
export const saveWordsCall = { method: 'post', path: WORDS } as const satisfies CallPath;
export const previewWordsCall = { method: 'post', path: `${WORDS}/preview` } as const satisfies CallPath;
export const testWordsCall = { method: 'post', path: `${WORDS}/test` } as const satisfies CallPath;

const SENDER = '/api/{tenant}/mail-sender';
export const readSenderCall = { method: 'get', path: SENDER } as const satisfies CallPath;
export const saveSenderCall = { method: 'post', path: SENDER } as const satisfies CallPath;
export const confirmReplyToCall = { method: 'post', path: `${SENDER}/confirm` } as const satisfies CallPath;

const TEXTS = '/api/platform-mails';
export const listMailTextsCall = { method: 'get', path: TEXTS } as const satisfies CallPath;
export const readMailTextsCall = {
  method: 'get',
  path: `${TEXTS}/{platform_mail}`,
} as const satisfies CallPath;
export const saveMailTextsCall = {
  method: 'post',
  path: `${TEXTS}/{platform_mail}`,
} as const satisfies CallPath;
export const previewMailTextsCall = {
  method: 'post',
  path: `${TEXTS}/{platform_mail}/preview`,
} as const satisfies CallPath;
export const testMailTextsCall = {
  method: 'post',
  path: `${TEXTS}/{platform_mail}/test`,
} as const satisfies CallPath;
