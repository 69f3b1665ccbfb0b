import { can, type Permission } from './permissions';
import { hasRole, isSuperadmin, type Actor } from './roles';

interface MenuEntry {
  id: string;
  label: string;
  /** Null for an action: logging out. */
  href: string | null;
  permission?: Permission;
  /** Pipe-separated roles, where S2.6 shows an entry to fewer roles than may open its page. */
  roles?: string;
  newTab?: true;
}

const MANAGERS = 'admin|account_manager';

/** The client's sidebar, in order. S2.6-1. */
export const CLIENT_MENU = [
  { id: 'dashboard', label: 'menu.dashboard', href: '/dashboard', permission: 'dashboard.read' },
  { id: 'stores', label: 'menu.stores', href: '/events', permission: 'events.read' },
  { id: 'orders', label: 'menu.orders', href: '/orders', permission: 'orders.read' },
  {
    id: 'users',
    label: 'menu.users',
    href: '/users',
    permission: 'users.read',
    roles: 'admin',
  },
  { id: 'settings', label: 'menu.settings', href: '/settings', permission: 'settings.read' },
  { id: 'faq', label: 'menu.faq', href: '/help/frequently-asked-questions', newTab: true },
  { id: 'logout', label: 'menu.logout', href: null },
] as const satisfies readonly MenuEntry[];

/** The sidebar of staff, in order; rendered for a superadmin only. S2.6. */
export const STAFF_MENU = [
  { id: 'dashboard', label: 'menu.dashboard', href: '/dashboard', permission: 'dashboard.read' },
  {
    id: 'events',
    label: 'menu.events',
    href: '/events',
    permission: 'events.read',
    roles: MANAGERS,
  },
  {
    id: 'orders',
    label: 'menu.orders',
    href: '/orders',
    permission: 'orders.read',
    roles: MANAGERS,
  },
  {
    id: 'clients',
    label: 'menu.clients',
    href: '/clients',
    permission: 'clients.read',
    roles: MANAGERS,
  },
  {
    id: 'products',
    label: 'menu.products',
    href: '/products',
    permission: 'clients.read',
    roles: MANAGERS,
  },
  {
    id: 'users',
    label: 'menu.users',
    href: '/users',
    permission: 'users.read',
    roles: 'admin',
  },
  {
    id: 'audit_logs',
    label: 'menu.audit_logs',
    href: '/audit-logs',
    permission: 'audit.read',
    roles: 'admin',
  },
  { id: 'settings', label: 'menu.settings', href: '/settings', permission: 'settings.read' },
  { id: 'faq', label: 'menu.faq', href: '/help/frequently-asked-questions', newTab: true },
  { id: 'logout', label: 'menu.logout', href: null },
] as const satisfies readonly MenuEntry[];

export type MenuItem = (typeof CLIENT_MENU)[number] | (typeof STAFF_MENU)[number];

function isShown(entry: MenuEntry, actor: Actor): boolean {
  if (entry.roles && !hasRole(actor.role, entry.roles)) return false;
  return !entry.permission || can(actor, entry.permission);
}

/** The sidebar entries for this user: the pages that the role may open. S2.6-1, D3-1. */
export function menuFor(actor: Actor): MenuItem[] {
  const menu: readonly MenuItem[] = isSuperadmin(actor) ? STAFF_MENU : CLIENT_MENU;
  return menu.filter((entry) => isShown(entry, actor));
}
