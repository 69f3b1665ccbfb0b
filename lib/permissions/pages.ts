import type { Permission } from './permissions';

/**
 * What each page behind the login asks for, by its place under `app/[locale]` (groups left out, as in its address).
 * The pages authorise by themselves; a test holds each of them, the menus and the palette to this table, and the
 * browser's matrix of roles is made of it. D3-20.
 */
export const PAGE_PERMISSIONS = {
  '/dashboard': 'dashboard.read',
  '/orders': 'orders.read',
  '/orders/[order]': 'orders.read',
  '/events': 'events.read',
  '/events/create': 'events.create',
  '/events/[slug]/overview': 'events.read',
  '/events/[slug]/event-details': 'events.read',
  '/events/[slug]/orders': 'orders.read',
  '/events/[slug]/products': 'products.read',
  '/events/[slug]/catalogue': 'products.read',
  '/events/[slug]/files': 'files.read',
  '/events/[slug]/branding': 'store_configuration.read',
  '/events/[slug]/seo': 'store_configuration.read',
  '/events/[slug]/vouchers': 'vouchers.read',
  '/events/[slug]/claims': 'claims.read',
  '/events/[slug]/claims/funnel': 'claims.read',
  '/events/[slug]/claims/refused': 'claims.read_refusals',
  '/events/[slug]/claims/thanks': 'claims.read',
  '/events/[slug]/codes': 'promo_codes.read',
  '/events/[slug]/codes/[batch]': 'promo_codes.read',
  '/events/[slug]/bulk-order': 'bulk_orders.read',
  '/events/[slug]/bulk-order/[bulk]': 'bulk_orders.read',
  '/events/[slug]/bulk-order/[bulk]/pay': 'bulk_orders.write',
  '/events/[slug]/texts': 'store_configuration.read',
  '/events/[slug]/store-configuration': 'store_configuration.read',
  '/events/[slug]/store-configuration-old': 'store_configuration.read',
  '/events/[slug]/store-configuration/live': 'store_configuration.read',
  '/users': 'users.read',
  '/users/create': 'users.create',
  '/settings': 'settings.read',
  '/settings/company-details': 'company.read',
  '/settings/billing-account': 'ledger.read',
  '/settings/billing-account/top-up': 'ledger.top_up',
  '/settings/super-admin-panel': 'super_admin_panel.read',
  '/audit-logs': 'audit.read',
  '/clients': 'clients.read',
  '/clients/[tenant]/credit': 'ledger.write',
} as const satisfies Record<`/${string}`, Permission>;
