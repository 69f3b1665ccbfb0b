import { ruleOf, type Permission } from './permissions';
import { isRole, isSuperadmin, type Actor } from './roles';

/**
 * True when the table of DECISIONS 3 lets this person do it. Nobody, an unknown role, and a client user without a
 * tenant may do nothing (SPEC 6). Grants count for staff of role customer_service, and only where the table allows one.
 */
export function can(actor: Actor | null | undefined, permission: Permission): boolean {
  if (!actor || !isRole(actor.role)) return false;
  const rule = ruleOf(permission);
  if (!isSuperadmin(actor)) return actor.tenant_id !== null && rule.client.includes(actor.role);
  if (rule.staff.includes(actor.role)) return true;
  return (
    actor.role === 'customer_service' && rule.grantable === true && (actor.grants ?? []).includes(permission)
  );
}
