import { bool, needText, text, texts } from '../api/read';
import type { ApiCall } from '../api/api-call';
import { missingParam } from '../api/fault';
import { listPage } from '../api/list-page';
import { newStripeId, seconds } from '../new-id';
import type { Metadata } from '../objects';
import type { World } from '../world';
import { API_VERSION } from './emit';

/** Where a platform wants events sent. `application` says that they are those of its connected accounts. */
export interface WebhookEndpoint {
  id: string;
  object: 'webhook_endpoint';
  api_version: string | null;
  application: string | null;
  created: number;
  description: string | null;
  enabled_events: string[];
  livemode: false;
  metadata: Metadata;
  status: 'enabled' | 'disabled';
  url: string;
}

/**
 * POST /v1/webhook_endpoints. It is only kept, for programs that ask what is set up: events go where the stand-in's
 * control says.
 */
export function createEndpoint(world: World, call: ApiCall): WebhookEndpoint & { secret: string } {
  const { form, owner } = call;
  const events = texts(form, 'enabled_events');
  if (events.length === 0) throw missingParam('enabled_events');
  const endpoint: WebhookEndpoint = {
    id: newStripeId('we'),
    object: 'webhook_endpoint',
    api_version: text(form, 'api_version') ?? API_VERSION,
    application: bool(form, 'connect') === true ? `ca_sandbox_${owner.region.toLowerCase()}` : null,
    created: seconds(),
    description: text(form, 'description') ?? null,
    enabled_events: events,
    livemode: false,
    metadata: {},
    status: 'enabled',
    url: needText(form, 'url'),
  };
  world.endpoints.put({ id: endpoint.id, ...owner, endpoint });
  return { ...endpoint, secret: newStripeId('whsec') };
}

/** GET /v1/webhook_endpoints */
export function listEndpoints(world: World, call: ApiCall): unknown {
  return listPage(world.endpoints, call, '/v1/webhook_endpoints', ({ endpoint }) => endpoint);
}
