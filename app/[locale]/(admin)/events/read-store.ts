import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import {
  configurationOf,
  StoreConfigurationError,
  type ConfigurationFailure,
} from '@/lib/modules/storefront/client/store-configuration';
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import { readConfiguration } from '@/lib/modules/storefront/contract/read';
import { pageCall } from '../page-call';

type Read = { configuration: Configuration } | { failure: ConfigurationFailure };

/** An event's look and texts, or why its answer cannot be used. */
export async function readStore(event: EventSummary, token: string): Promise<Read> {
  const params = { tenant: event.tenant_id, slug: event.slug };
  // `bare` returns the whole envelope, which is validated as in the browser (S5).
  const answer: unknown = await pageCall({ ...readConfiguration, bare: true }, { params, token });
  try {
    return { configuration: configurationOf(answer) };
  } catch (error) {
    if (error instanceof StoreConfigurationError) return { failure: error.failure };
    throw error;
  }
}
