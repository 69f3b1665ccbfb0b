import { uninstall } from '@/sandbox/shopify/webhooks';
import type { Area } from './area';

/** The shop itself, and the way out of it. */
export const shopArea: Area = {
  sdl: `
  enum CurrencyCode { EUR GBP USD }
  scalar URL
  scalar DateTime
  interface DisplayableError { field: [String!] message: String! }
  type UserError implements DisplayableError { field: [String!] message: String! }
  type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
  type Shop {
    id: ID!
    name: String!
    email: String!
    myshopifyDomain: String!
    currencyCode: CurrencyCode!
    taxesIncluded: Boolean!
  }
  type AppUninstallError { field: [String!] message: String! }
  type AppUninstallPayload { userErrors: [AppUninstallError!]! }
  type Query { shop: Shop! }
  type Mutation { appUninstall: AppUninstallPayload }
  `,
  roots: (world, id) => ({
    appUninstall: () => {
      uninstall(world, id);
      return { userErrors: [] };
    },
  }),
  shop: (world, id) => {
    const { name, currency } = world.shop(id);
    return {
      id: `gid://shopify/Shop/${[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)}`,
      name,
      email: `owner@${id}`,
      myshopifyDomain: id,
      currencyCode: currency,
      taxesIncluded: false,
    };
  },
};
