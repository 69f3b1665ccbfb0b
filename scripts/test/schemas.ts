import * as accountsSchema from '@/lib/db/schema/accounts';
import * as auditSchema from '@/lib/db/schema/audit';
import * as catalogueSchema from '@/lib/db/schema/catalogue';
import * as checkoutSchema from '@/lib/db/schema/checkout';
import * as claimsSchema from '@/lib/db/schema/claims';
import * as eventBuilderSchema from '@/lib/db/schema/event-builder';
import * as eventsSchema from '@/lib/db/schema/events';
import * as figuresSchema from '@/lib/db/schema/figures';
import * as filesSchema from '@/lib/db/schema/files';
import * as fulfillersSchema from '@/lib/db/schema/fulfillers';
import * as fulfilmentSchema from '@/lib/db/schema/fulfilment';
import * as idempotencySchema from '@/lib/db/schema/idempotency';
import * as integrationsSchema from '@/lib/db/schema/integrations';
import * as jobsSchema from '@/lib/db/schema/jobs';
import * as ledgerSchema from '@/lib/db/schema/ledger';
import * as limitsSchema from '@/lib/db/schema/limits';
import * as listsSchema from '@/lib/db/schema/lists';
import * as mailSchema from '@/lib/db/schema/mail';
import * as orderEditsSchema from '@/lib/db/schema/order-edits';
import * as orderIssuesSchema from '@/lib/db/schema/order-issues';
import * as orderMoneyBackSchema from '@/lib/db/schema/order-money-back';
import * as ordersSchema from '@/lib/db/schema/orders';
import * as parcelsSchema from '@/lib/db/schema/parcels';
import * as paymentsSchema from '@/lib/db/schema/payments';
import * as printFilesSchema from '@/lib/db/schema/print-files';
import * as pricingSchema from '@/lib/db/schema/pricing';
import * as platformLooksSchema from '@/lib/db/schema/platform-looks';
import * as privacySchema from '@/lib/db/schema/privacy';
import * as draftOrdersSchema from '@/lib/db/schema/draft-orders';
import * as returnsSchema from '@/lib/db/schema/returns';
import * as searchSchema from '@/lib/db/schema/search';
import * as shopOrdersSchema from '@/lib/db/schema/shop-orders';
import * as shopPlatformSchema from '@/lib/db/schema/shop-platform';
import * as bulkOrdersSchema from '@/lib/db/schema/bulk-orders';
import * as siteSchema from '@/lib/db/schema/site';
import * as sizeCollectionSchema from '@/lib/db/schema/size-collection';
import * as statementsSchema from '@/lib/db/schema/statements';
import * as storefrontSchema from '@/lib/db/schema/storefront';
import * as tenantsSchema from '@/lib/db/schema/tenants';
import * as uploadsSchema from '@/lib/db/schema/uploads';

/** Every part of the schema that the code describes; a test holds them together to the database's own. */
export const SCHEMAS = [
  accountsSchema,
  auditSchema,
  catalogueSchema,
  checkoutSchema,
  claimsSchema,
  draftOrdersSchema,
  eventBuilderSchema,
  eventsSchema,
  figuresSchema,
  filesSchema,
  fulfillersSchema,
  fulfilmentSchema,
  idempotencySchema,
  integrationsSchema,
  jobsSchema,
  ledgerSchema,
  limitsSchema,
  listsSchema,
  mailSchema,
  ordersSchema,
  orderEditsSchema,
  orderIssuesSchema,
  orderMoneyBackSchema,
  parcelsSchema,
  paymentsSchema,
  printFilesSchema,
  pricingSchema,
  platformLooksSchema,
  privacySchema,
  returnsSchema,
  searchSchema,
  shopOrdersSchema,
  shopPlatformSchema,
  bulkOrdersSchema,
  siteSchema,
  sizeCollectionSchema,
  statementsSchema,
  storefrontSchema,
  tenantsSchema,
  uploadsSchema,
];
