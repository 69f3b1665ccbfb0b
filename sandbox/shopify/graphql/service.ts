import { newGid, type ServiceRecord } from '@/sandbox/shopify/records';
import { userErrors, type Area } from './area';

interface Wish {
  name: string;
  callbackUrl?: string | null;
  trackingSupport?: boolean;
  inventoryManagement?: boolean;
}

const handleOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const shown = ({ id, name, callbackUrl, locationId }: ServiceRecord) => ({
  id,
  serviceName: name,
  handle: handleOf(name),
  type: 'THIRD_PARTY',
  callbackUrl,
  location: { id: locationId, name },
});

/** Who fulfils orders instead of the merchant. */
export const serviceArea: Area = {
  sdl: `
  enum FulfillmentServiceType { GIFT_CARD MANUAL THIRD_PARTY }
  type Location { id: ID! name: String! }
  type FulfillmentService {
    id: ID!
    serviceName: String!
    handle: String!
    type: FulfillmentServiceType!
    callbackUrl: URL
    location: Location
  }
  type FulfillmentServiceCreatePayload { fulfillmentService: FulfillmentService userErrors: [UserError!]! }
  extend type Shop { fulfillmentServices: [FulfillmentService!]! }
  extend type Mutation {
    fulfillmentServiceCreate(
      name: String!
      callbackUrl: URL
      trackingSupport: Boolean = false
      inventoryManagement: Boolean = false
      requiresShippingMethod: Boolean = true
    ): FulfillmentServiceCreatePayload
  }
  `,
  roots: (world, shop) => ({
    fulfillmentServiceCreate: ({ name, callbackUrl = null }: Wish) => {
      const taken = [...world.services.values()].some((one) => one.shop === shop && one.name === name);
      if (taken)
        return { fulfillmentService: null, userErrors: userErrors('Name has already been taken', 'name') };
      const id = newGid('FulfillmentService');
      const service = world.services.put({ id, shop, name, callbackUrl, locationId: newGid('Location') });
      return { fulfillmentService: shown(service), userErrors: [] };
    },
  }),
  shop: (world, shop) => ({
    fulfillmentServices: () => [...world.services.values()].filter((one) => one.shop === shop).map(shown),
  }),
};
