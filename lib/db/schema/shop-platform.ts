import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

export const shopOnboarding = pgTable('shop_onboarding', {
  tenantId: text('tenant_id').primaryKey(),
  paymentRegion: text('payment_region').notNull().default('US'),
  /** The landing page of the sign-up, and what it is counted under. */
  registrationRoute: text('registration_route').notNull().default('/shopify/signup'),
  trackingSource: text('tracking_source').notNull().default('shopify'),
  shopifyUrl: text('shopify_url'),
  appInstalledAt: instant('app_installed_at'),
  becameCustomerAt: instant('became_customer_at'),
  paymentMethodAt: instant('payment_method_at'),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
