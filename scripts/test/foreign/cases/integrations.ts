import type { Case } from '../case';
import type { OwnThings } from '../own-things';
import { inPath, narrowed, tenants } from '../shapes';

let keys = 0;

const HOOK = { url: 'https://hooks.fjord-fern.example/merchloom', event_types: ['order.refunded'] };
/** A verb on an endpoint of the caller's own. */
const onWebhook = (body?: object): Case =>
  tenants(inPath('webhook'), ({ webhook }) => ({ params: { webhook }, ...(body ? { body } : {}) }));
const onDelivery = tenants(inPath('webhook', 'delivery'), ({ webhook, delivery }: OwnThings) => ({
  params: { webhook, delivery },
}));

export const INTEGRATION_CASES: Record<string, Case[]> = {
  'integrations.list-tokens': [tenants([])],
  'integrations.create-token': [
    tenants([], () => {
      keys += 1;
      return {
        body: {
          key: `key-of-the-foreign-ids-${keys}`,
          name: 'Warehouse sync',
          permissions: ['orders.read'],
          expires_on: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
        },
      };
    }),
  ],
  'integrations.revoke-token': [
    tenants(inPath('apiToken'), (own) => ({ params: { apiToken: own.apiToken } })),
  ],
  'integrations.list-webhooks': [tenants([])],
  // The endpoint that is named makes room for the new one.
  'integrations.create-webhook': [
    tenants([], ({ webhook }) => ({ body: HOOK, headers: { 'x-room': webhook } })),
  ],
  'integrations.update-webhook': [onWebhook({ ...HOOK, version: 1 })],
  'integrations.pause-webhook': [onWebhook()],
  'integrations.resume-webhook': [onWebhook()],
  'integrations.delete-webhook': [onWebhook()],
  'integrations.show-secret': [onWebhook()],
  'integrations.rotate-secret': [onWebhook({ version: 1 })],
  'integrations.test-webhook': [onWebhook()],
  'integrations.replay-parked': [onWebhook()],
  'integrations.list-deliveries': [
    tenants([...inPath('webhook'), narrowed('cursor', 'deliveryCursor')], ({ webhook }) => ({
      params: { webhook },
    })),
  ],
  'integrations.read-delivery': [onDelivery],
  'integrations.replay-delivery': [onDelivery],
};
