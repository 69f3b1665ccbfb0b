import type { Region } from '@/lib/kernel/regions';
import type { WebhookEndpoint } from '../port';
import { stripeFor } from './client';
import { asAppError } from './errors';

/** An account can have 16 of them. */
const PAGE = 100;

/** The provider does not say whether an endpoint was made with `connect`; those that were have an application. */
export async function listEndpoints(region: Region): Promise<WebhookEndpoint[]> {
  try {
    const { data } = await stripeFor(region).webhookEndpoints.list({ limit: PAGE });
    return data.map((endpoint) => ({
      url: endpoint.url,
      connected: endpoint.application !== null,
      enabled: endpoint.status === 'enabled',
      events: endpoint.enabled_events,
      version: endpoint.api_version,
    }));
  } catch (error) {
    throw asAppError(error);
  }
}
