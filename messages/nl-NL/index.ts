import accounts from './accounts.json';
import audit from './audit.json';
import bulkOrders from './bulk-orders.json';
import catalogue from './catalogue.json';
import checkout from './checkout.json';
import claims from './claims.json';
import design from './design.json';
import designLibrary from './design-library.json';
import draftOrders from './draft-orders.json';
import eventBuilder from './event-builder.json';
import events from './events.json';
import fulfilment from './fulfilment.json';
import insights from './insights.json';
import integrations from './integrations.json';
import launch from './launch.json';
import ledger from './ledger.json';
import lists from './lists.json';
import mails from './mails.json';
import orderChanges from './order-changes.json';
import orders from './orders.json';
import payments from './payments.json';
import platform from './platform.json';
import privacy from './privacy.json';
import returns from './returns.json';
import routing from './routing.json';
import search from './search.json';
import shopPlatform from './shop-platform.json';
import site from './site.json';
import siteStaff from './site-staff.json';
import sizeCollection from './size-collection.json';
import storeEntry from './store-entry.json';
import storefront from './storefront.json';
import tenants from './tenants.json';
import uploads from './uploads.json';

/** Every text of this language; one file per module (D10). */
export const messages = {
  ...accounts,
  ...audit,
  ...bulkOrders,
  ...catalogue,
  ...checkout,
  ...claims,
  ...design,
  ...designLibrary,
  ...draftOrders,
  ...eventBuilder,
  ...events,
  ...fulfilment,
  ...insights,
  ...integrations,
  ...launch,
  ...ledger,
  ...lists,
  ...mails,
  ...orderChanges,
  ...orders,
  ...payments,
  ...platform,
  ...privacy,
  ...returns,
  ...routing,
  ...search,
  ...shopPlatform,
  ...site,
  ...siteStaff,
  ...sizeCollection,
  ...storeEntry,
  ...storefront,
  ...tenants,
  ...uploads,
};
