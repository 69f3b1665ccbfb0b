import { newGid, type SubscriptionRecord } from '@/sandbox/shopify/records';
import { connection, userErrors, type Area } from './area';

interface Wish {
  topic: string;
  webhookSubscription: { uri?: string };
}

const shown = ({ id, topic, uri }: SubscriptionRecord) => ({ id, topic, uri });

/** What the app is told of. The compliance topics are set with the app, and are not among these. */
export const subscriptionArea: Area = {
  sdl: `
  enum WebhookSubscriptionTopic {
    APP_UNINSTALLED
    APP_SCOPES_UPDATE
    FULFILLMENT_ORDERS_FULFILLMENT_REQUEST_SUBMITTED
    FULFILLMENT_ORDERS_CANCELLATION_REQUEST_SUBMITTED
    ORDERS_UPDATED
    ORDERS_CANCELLED
    PRODUCTS_UPDATE
    PRODUCTS_DELETE
  }
  input WebhookSubscriptionInput { uri: String includeFields: [String!] filter: String }
  type WebhookSubscription { id: ID! topic: WebhookSubscriptionTopic! uri: String! }
  type WebhookSubscriptionConnection { nodes: [WebhookSubscription!]! pageInfo: PageInfo! }
  type WebhookSubscriptionCreatePayload { webhookSubscription: WebhookSubscription userErrors: [UserError!]! }
  extend type Query {
    webhookSubscriptions(
      first: Int
      after: String
      topics: [WebhookSubscriptionTopic!]
      uri: String
    ): WebhookSubscriptionConnection!
  }
  extend type Mutation {
    webhookSubscriptionCreate(
      topic: WebhookSubscriptionTopic!
      webhookSubscription: WebhookSubscriptionInput!
    ): WebhookSubscriptionCreatePayload
  }
  `,
  roots: (world, shop) => {
    const own = () => [...world.subscriptions.values()].filter((one) => one.shop === shop);
    return {
      webhookSubscriptions: ({ uri }: { uri?: string }) =>
        connection(
          own()
            .filter((one) => uri === undefined || one.uri === uri)
            .map(shown),
        ),
      webhookSubscriptionCreate: ({ topic, webhookSubscription: { uri } }: Wish) => {
        const refused = (message: string) => ({
          webhookSubscription: null,
          userErrors: userErrors(message, 'webhookSubscription', 'uri'),
        });
        if (!uri || !URL.canParse(uri)) return refused('Address is invalid');
        if (own().some((one) => one.topic === topic && one.uri === uri))
          return refused('Address for this topic has already been taken');
        const made = world.subscriptions.put({ id: newGid('WebhookSubscription'), shop, topic, uri });
        return { webhookSubscription: shown(made), userErrors: [] };
      },
    };
  },
};
