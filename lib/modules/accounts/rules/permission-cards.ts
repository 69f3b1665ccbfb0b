import { can, PERMISSION_NAMES, ruleOf, type Permission } from '@/lib/permissions/permissions';
import { ROLES, type Role } from '@/lib/permissions/roles';

/** The cards of the panel in their order, each with the areas whose verbs it shows. */
const CARD_AREAS = {
  orders: ['orders'],
  events: ['events', 'store_configuration'],
  products: ['products', 'files'],
  codes: ['vouchers', 'promo_codes', 'claims'],
  bulk: ['bulk_orders'],
  money: ['ledger', 'billing'],
  clients: ['clients', 'staff', 'revenue', 'fulfillers', 'blanks', 'site_messages'],
  integrations: ['integrations'],
  people: ['users', 'privacy', 'super_admin_panel', 'audit', 'log'],
  general: [
    'dashboard',
    'realtime',
    'search',
    'lists',
    'settings',
    'company',
    'mails',
    'onboarding',
    'shop_platform',
  ],
} as const;

type CardName = keyof typeof CARD_AREAS;

export interface PermissionCard {
  card: CardName;
  permissions: Permission[];
}

/** Whose permissions: the platform's own people, or those of a client. */
export type Side = 'staff' | 'client';

const areaOf = (permission: Permission) => permission.slice(0, permission.indexOf('.'));

/**
 * The table of permissions as cards, in the table's order, without the verbs that nobody of that side has. D3-1, D3-6.
 */
export function permissionCards(side: Side): PermissionCard[] {
  return (Object.keys(CARD_AREAS) as CardName[])
    .map((card) => ({
      card,
      permissions: PERMISSION_NAMES.filter(
        (name) =>
          (CARD_AREAS[card] as readonly string[]).includes(areaOf(name)) && ruleOf(name)[side].length > 0,
      ),
    }))
    .filter(({ permissions }) => permissions.length > 0);
}

/** The roles of a side that have a verb by the table alone, without what was granted. */
export function rolesWith(permission: Permission, side: Side): Role[] {
  const tenantId = side === 'client' ? 'ten_any' : null;
  return ROLES.filter((role) => can({ role, superadmin: side === 'staff', tenantId }, permission));
}
