import { CLIENT_MENU, STAFF_MENU } from './menu';
import { can, type Permission } from './permissions';
import { isSuperadmin, type Actor } from './roles';

interface PageCommand {
  id: string;
  label: string;
  href: string;
  permission?: Permission;
  newTab?: true;
}

interface ActCommand {
  id: string;
  label: string;
  permission?: Permission;
  /** Where the act begins. */
  href?: string;
  /** For an act in an event: the rest of the address after the event's own; `{slug}` stands for the event elsewhere. */
  inEvent?: string;
  /** Only in events that are paid for: stores and order forms. */
  paidOnly?: true;
  /** Only in gift events. */
  giftsOnly?: true;
}

/** Pages without an entry in the menu: they open from their neighbours and from here (D3). */
const MORE_PAGES = [
  { id: 'cases', label: 'search.pages.cases', href: '/orders/cases', permission: 'orders.read' },
  {
    id: 'replace_order',
    label: 'search.pages.replace_order',
    href: '/replace-order',
    permission: 'orders.replace',
  },
  { id: 'drafts', label: 'search.pages.drafts', href: '/orders/drafts', permission: 'orders.read' },
  {
    id: 'billing',
    label: 'search.pages.billing',
    href: '/settings/billing-account',
    permission: 'ledger.read',
  },
  {
    id: 'privacy',
    label: 'search.pages.privacy',
    href: '/settings/privacy',
    permission: 'privacy.read',
  },
  {
    id: 'mails',
    label: 'search.pages.mails',
    href: '/settings/mails',
    permission: 'mails.read',
  },
  { id: 'log', label: 'search.pages.log', href: '/settings/log', permission: 'log.read' },
  {
    id: 'company',
    label: 'search.pages.company',
    href: '/settings/company-details',
    permission: 'company.read',
  },
  {
    id: 'shop',
    label: 'search.pages.shop',
    href: '/settings/shopify',
    permission: 'shop_platform.read',
  },
  {
    id: 'shopProducts',
    label: 'search.pages.shopProducts',
    href: '/settings/shopify/products',
    permission: 'shop_platform.read',
  },
  {
    id: 'api',
    label: 'search.pages.api',
    href: '/settings/api',
    permission: 'integrations.read',
  },
  {
    id: 'webhooks',
    label: 'search.pages.webhooks',
    href: '/settings/webhooks',
    permission: 'integrations.read',
  },
  {
    id: 'fulfillers',
    label: 'search.pages.fulfillers',
    href: '/fulfillers',
    permission: 'fulfillers.read',
  },
  {
    id: 'client_revenue',
    label: 'search.pages.client_revenue',
    href: '/client-revenue',
    permission: 'revenue.read',
  },
  {
    id: 'permissions',
    label: 'search.pages.permissions',
    href: '/settings/super-admin-panel',
    permission: 'super_admin_panel.read',
  },
  { id: 'blanks', label: 'search.pages.blanks', href: '/products/blanks', permission: 'clients.read' },
  {
    id: 'background_jobs',
    label: 'search.pages.background_jobs',
    href: '/settings/super-admin-panel/jobs',
    permission: 'super_admin_panel.read',
  },
  {
    id: 'platform_notices',
    label: 'search.pages.platform_notices',
    href: '/settings/super-admin-panel/notices',
    permission: 'super_admin_panel.read',
  },
  {
    id: 'mail_texts',
    label: 'search.pages.mail_texts',
    href: '/settings/super-admin-panel/mails',
    permission: 'super_admin_panel.read',
  },
  {
    id: 'platform_switches',
    label: 'search.pages.platform_switches',
    href: '/settings/super-admin-panel/switches',
    permission: 'super_admin_panel.read',
  },
  {
    id: 'palettes',
    label: 'search.pages.palettes',
    href: '/settings/super-admin-panel/looks',
    permission: 'super_admin_panel.read',
  },
  {
    id: 'shipping_tables',
    label: 'search.pages.shipping_tables',
    href: '/settings/super-admin-panel/shipping',
    permission: 'super_admin_panel.read',
  },
  {
    id: 'holidays',
    label: 'search.pages.holidays',
    href: '/settings/super-admin-panel/holidays',
    permission: 'super_admin_panel.read',
  },
  {
    id: 'site_messages',
    label: 'search.pages.site_messages',
    href: '/settings/super-admin-panel/messages',
    permission: 'site_messages.read',
  },
] as const satisfies readonly PageCommand[];

/** What can be begun from anywhere. A verb comes with the page that it leads to. */
const ACTS = [
  {
    id: 'createEvent',
    label: 'search.acts.createEvent',
    href: '/events/create',
    permission: 'events.create',
  },
  {
    id: 'inviteUser',
    label: 'search.acts.inviteUser',
    href: '/users/create',
    permission: 'users.create',
  },
  {
    id: 'addProduct',
    label: 'search.acts.addProduct',
    inEvent: '/events/{slug}/products?add=1',
    permission: 'products.write',
  },
  {
    id: 'newVoucher',
    label: 'search.acts.newVoucher',
    inEvent: '/events/{slug}/vouchers?new=1',
    permission: 'vouchers.write',
    paidOnly: true,
  },
  {
    id: 'newCodes',
    label: 'search.acts.newCodes',
    inEvent: '/events/{slug}/codes?new=1',
    permission: 'promo_codes.write',
    giftsOnly: true,
  },
  {
    id: 'editDesign',
    label: 'search.acts.editDesign',
    inEvent: '/events/{slug}/store-configuration',
    permission: 'store_configuration.update',
  },
  {
    id: 'showProducts',
    label: 'search.acts.showProducts',
    inEvent: '/events/{slug}/products',
    permission: 'products.read',
  },
  {
    id: 'editCatalogue',
    label: 'search.acts.editCatalogue',
    inEvent: '/events/{slug}/catalogue',
    permission: 'products.write',
  },
  {
    id: 'showOrders',
    label: 'search.acts.showOrders',
    inEvent: '/events/{slug}/orders',
    permission: 'orders.read',
  },
  {
    id: 'choosePrinters',
    label: 'search.acts.choosePrinters',
    inEvent: '/events/{slug}/fulfillers/register',
    permission: 'events.choose_fulfillers',
  },
  {
    id: 'registerFulfiller',
    label: 'search.acts.registerFulfiller',
    href: '/fulfillers/register',
    permission: 'fulfillers.write',
  },
  {
    id: 'createClient',
    label: 'search.acts.createClient',
    href: '/clients/create',
    permission: 'clients.write',
  },
  {
    id: 'addBlank',
    label: 'search.acts.addBlank',
    href: '/products/blanks/create',
    permission: 'blanks.write',
  },
  {
    id: 'newDraftOrder',
    label: 'search.acts.newDraftOrder',
    href: '/orders/drafts/new',
    permission: 'orders.write',
  },
  {
    id: 'topUp',
    label: 'search.acts.topUp',
    href: '/settings/billing-account/top-up',
    permission: 'ledger.top_up',
  },
  {
    id: 'saveCard',
    label: 'search.acts.saveCard',
    href: '/settings/billing-account/card',
    permission: 'ledger.top_up',
  },
  { id: 'logOut', label: 'menu.logout' },
] as const satisfies readonly ActCommand[];

type MenuPage = Extract<(typeof CLIENT_MENU)[number] | (typeof STAFF_MENU)[number], { href: string }>;
export type Page = MenuPage | (typeof MORE_PAGES)[number];
export type Act = (typeof ACTS)[number];

function isAllowed(
  actor: Actor,
  { permission }: Pick<PageCommand | ActCommand, 'id' | 'permission'>,
): boolean {
  return permission === undefined || can(actor, permission);
}

/**
 * Every page without a name in its address that this person may open, whether or not their menu has it: staff of
 * customer service have no entry for orders, and reach them (D3-5, D3-11).
 */
export function pagesFor(actor: Actor): Page[] {
  const menu: readonly (PageCommand | { href: null })[] = isSuperadmin(actor) ? STAFF_MENU : CLIENT_MENU;
  const pages = menu.filter((entry): entry is MenuPage => entry.href !== null);
  return [...pages, ...MORE_PAGES].filter((page) => isAllowed(actor, page));
}

/** The acts that this person may begin (D3). */
export function actsFor(actor: Actor): Act[] {
  return ACTS.filter((act) => isAllowed(actor, act));
}

/** The address of an act in an event. */
export function inEvent(path: string, slug: string): string {
  return path.replace('{slug}', encodeURIComponent(slug));
}
