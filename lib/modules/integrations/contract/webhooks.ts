import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { instantText, none, tenantParams } from '@/lib/contract/primitives';
import { WEBHOOK_EVENT_TYPES } from '@/lib/modules/integrations/rules/event-types';
import { URL_LENGTH } from '@/lib/kernel/outside-url';
import * as paths from './paths';
import { eventType, exampleWebhook as example, webhook, webhookParams } from './webhook-shapes';

const AT = { tenant: 'ten_fjord' };
const AT_ONE = { ...AT, webhook: example.id };
const CHANGES = { access: 'tenant', permission: 'integrations.update', query: none } as const;
const ON_ONE = { ...CHANGES, params: webhookParams } as const;

const webhookList = z.object({
  webhooks: z.array(webhook),
  /** How many more there can be. */
  left: z.number().int(),
});
export type WebhookList = z.output<typeof webhookList>;

/** D47-7. */
export const listWebhooks = route({
  id: 'integrations.list-webhooks',
  ...paths.listWebhooksCall,
  summary: 'Endpoints that events are sent to, the oldest first',
  access: 'tenant',
  permission: 'integrations.read',
  params: tenantParams,
  query: none,
  response: webhookList,
  example: { params: AT, response: { webhooks: [example], left: 9 } },
});

/** The form of an endpoint. */
const webhookForm = z.object({
  /** HTTPS, port 443 or one from 1024 on, a public address. */
  url: z.string().trim().min(1).max(URL_LENGTH),
  event_types: z.array(eventType).min(1).max(WEBHOOK_EVENT_TYPES.length),
});
export type WebhookForm = z.output<typeof webhookForm>;
const exampleForm = { url: example.url, event_types: example.event_types };

export const createWebhook = route({
  ...CHANGES,
  id: 'integrations.create-webhook',
  ...paths.createWebhookCall,
  summary: 'Send events to an address from now on',
  params: tenantParams,
  body: webhookForm,
  response: webhook,
  idempotent: true,
  errors: ['too_many'],
  example: { params: AT, request: exampleForm, response: example },
});

export const updateWebhook = route({
  ...ON_ONE,
  id: 'integrations.update-webhook',
  ...paths.updateWebhookCall,
  summary: 'Change the address or the events; what waits goes to the new address',
  body: webhookForm.extend({ version: z.int32().min(1) }),
  response: webhook,
  errors: ['conflict'],
  example: {
    params: AT_ONE,
    request: { ...exampleForm, version: 1 },
    response: { ...example, version: 2 },
  },
});

export const pauseWebhook = route({
  ...ON_ONE,
  id: 'integrations.pause-webhook',
  ...paths.pauseWebhookCall,
  summary: 'Send nothing until it is resumed; events of the last 30 days wait',
  response: webhook,
  example: { params: AT_ONE, response: { ...example, state: 'paused', version: 2 } },
});

export const resumeWebhook = route({
  ...ON_ONE,
  id: 'integrations.resume-webhook',
  ...paths.resumeWebhookCall,
  summary: 'Send again, beginning with what waits',
  response: webhook,
  example: { params: AT_ONE, response: { ...example, version: 3 } },
});

export const deleteWebhook = route({
  ...ON_ONE,
  id: 'integrations.delete-webhook',
  ...paths.deleteWebhookCall,
  summary: 'Delete an endpoint with its log; what waits is not sent',
  response: z.object({ id: z.string() }),
  example: { params: AT_ONE, response: { id: example.id } },
});

const secrets = z.object({
  secret: z.string(),
  /** The one before, while it signs too. */
  old_secret: z.string().nullable(),
  old_secret_until: instantText.nullable(),
});
export type WebhookSecrets = z.output<typeof secrets>;
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwk3ZQ2tYb0nE=';

export const showSecret = route({
  ...ON_ONE,
  id: 'integrations.show-secret',
  ...paths.showSecretCall,
  summary: 'The secret that signs an endpoint’s events',
  response: secrets,
  example: { params: AT_ONE, response: { secret: SECRET, old_secret: null, old_secret_until: null } },
});

export const rotateSecret = route({
  ...ON_ONE,
  id: 'integrations.rotate-secret',
  ...paths.rotateSecretCall,
  summary: 'A new secret; for 24 hours events are signed with both',
  body: z.object({ version: z.int32().min(1) }),
  response: webhook,
  errors: ['conflict'],
  example: {
    params: AT_ONE,
    request: { version: 1 },
    response: { ...example, old_secret_until: '2026-11-29T09:00:00.000Z', version: 2 },
  },
});
