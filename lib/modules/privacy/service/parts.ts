import type { PersonalDataPart } from '@/lib/db/personal-data';
import { answersPersonalData } from '@/lib/idempotency/personal-data';
import { checkoutPersonalData } from '@/lib/modules/checkout/service/personal-data';
import { claimsPersonalData } from '@/lib/modules/claims/service/personal-data';
import { draftsPersonalData } from '@/lib/modules/draft-orders/service/personal-data';
import { eventsPersonalData } from '@/lib/modules/events/service/personal-data';
import { fulfilmentPersonalData } from '@/lib/modules/fulfilment/service/personal-data';
import { integrationsPersonalData } from '@/lib/modules/integrations/service/personal-data';
import { listsPersonalData } from '@/lib/modules/lists/service/personal-data';
import { ordersPersonalData } from '@/lib/modules/orders/service/personal-data';
import { returnsPersonalData } from '@/lib/modules/returns/service/personal-data';
import { sitePersonalData } from '@/lib/modules/site/service/personal-data';
import { sizesPersonalData } from '@/lib/modules/size-collection/service/personal-data';
import { storefrontPersonalData } from '@/lib/modules/storefront/service/personal-data';
import { uploadsPersonalData } from '@/lib/modules/uploads/service/personal-data';

/**
 * Every module's part, in the order of an erasure: pictures before the rows that name them, and orders last, since a repeat
 * finds everything else by them. A test reads the database's catalogue and fails on a column that no part has. D46, ADR 0094.
 */
export const PARTS: readonly PersonalDataPart[] = [
  eventsPersonalData,
  sitePersonalData,
  storefrontPersonalData,
  uploadsPersonalData,
  sizesPersonalData,
  claimsPersonalData,
  returnsPersonalData,
  draftsPersonalData,
  fulfilmentPersonalData,
  integrationsPersonalData,
  listsPersonalData,
  answersPersonalData,
  checkoutPersonalData,
  ordersPersonalData,
];

/** Copies of what the other parts hold. They are looked at once more at the end: one may have been made meanwhile. */
export const COPIES: readonly PersonalDataPart[] = [
  integrationsPersonalData,
  listsPersonalData,
  answersPersonalData,
];
