import type { CallPath } from '@/lib/contract/call-path';

const MAIL = '/api/{tenant}/mails/{sample}';

export const readMailCall = { method: 'get', path: MAIL } as const satisfies CallPath;
export const testMailCall = { method: 'post', path: `${MAIL}/test` } as const satisfies CallPath;

const SENDER = '/api/{tenant}/mail-sender';
export const readSenderCall = { method: 'get', path: SENDER } as const satisfies CallPath;
export const saveSenderCall = { method: 'post', path: SENDER } as const satisfies CallPath;
export const confirmReplyToCall = { method: 'post', path: `${SENDER}/confirm` } as const satisfies CallPath;
