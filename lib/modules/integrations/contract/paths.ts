import type { CallPath } from '@/lib/contract/call-path';

// Method and path of each call, without schemas, so that a page can load them alone.
const TOKENS = '/api/{tenant}/api-tokens';

export const listTokensCall = { method: 'get', path: TOKENS } as const satisfies CallPath;
export const createTokenCall = { method: 'post', path: TOKENS } as const satisfies CallPath;
export const revokeTokenCall = {
  method: 'post',
  path: `${TOKENS}/{apiToken}/revoke`,
} as const satisfies CallPath;

const WEBHOOKS = '/api/{tenant}/webhooks';
const WEBHOOK = `${WEBHOOKS}/{webhook}` as const;
const DELIVERIES = `${WEBHOOK}/deliveries` as const;

export const listWebhooksCall = { method: 'get', path: WEBHOOKS } as const satisfies CallPath;
export const createWebhookCall = { method: 'post', path: WEBHOOKS } as const satisfies CallPath;
export const updateWebhookCall = { method: 'post', path: WEBHOOK } as const satisfies CallPath;
export const pauseWebhookCall = { method: 'post', path: `${WEBHOOK}/pause` } as const satisfies CallPath;
export const resumeWebhookCall = { method: 'post', path: `${WEBHOOK}/resume` } as const satisfies CallPath;
export const deleteWebhookCall = { method: 'post', path: `${WEBHOOK}/delete` } as const satisfies CallPath;
export const showSecretCall = { method: 'post', path: `${WEBHOOK}/secret` } as const satisfies CallPath;
export const rotateSecretCall = {
  method: 'post',
  path: `${WEBHOOK}/rotate-secret`,
} as const satisfies CallPath;
export const testWebhookCall = { method: 'post', path: `${WEBHOOK}/test` } as const satisfies CallPath;
export const replayParkedCall = { method: 'post', path: `${WEBHOOK}/replay` } as const satisfies CallPath;
export const listDeliveriesCall = { method: 'get', path: DELIVERIES } as const satisfies CallPath;
export const readDeliveryCall = {
  method: 'get',
  path: `${DELIVERIES}/{delivery}`,
} as const satisfies CallPath;
export const replayDeliveryCall = {
  method: 'post',
  path: `${DELIVERIES}/{delivery}/replay`,
} as const satisfies CallPath;
