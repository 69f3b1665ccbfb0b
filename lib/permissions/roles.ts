import { flag } from '@/lib/kernel/flag';

/** The roles of SPEC 3.8; the same three for a client's people and for staff. Labels: `roles.<value>`. */
export const ROLES = ['admin', 'account_manager', 'customer_service'] as const;
export type Role = (typeof ROLES)[number];

/** Whoever asks: the fields of SPEC 3.8's user that decide rights, and the verbs granted on top (DECISIONS 3). */
export interface Actor {
  role: string;
  superadmin: unknown;
  tenantId: string | null;
  grants?: readonly string[];
}

/** Narrows outside text to a role. */
export function isRole(value: unknown): value is Role {
  return typeof value === 'string' && (ROLES as readonly string[]).includes(value);
}

/** True when `role` is in the pipe-separated list `allowed`, as in `'admin|account_manager'`. SPEC 6, DECISIONS 30. */
export function hasRole(role: string | null | undefined, allowed: string): boolean {
  if (!role) return false;
  return allowed
    .split('|')
    .map((word) => word.trim())
    .includes(role);
}

/** True only for a logged-in user whose `superadmin` is set: staff. SPEC 6. */
export function isSuperadmin(user: { superadmin: unknown } | null | undefined): boolean {
  return user ? flag(user.superadmin) : false;
}
