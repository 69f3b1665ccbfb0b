import { flag } from '@/lib/kernel/flag';

/** The roles of S3.8-2; clients and staff have the same three. Labels: `roles.<value>`. */
export const ROLES = ['admin', 'account_manager', 'customer_service'] as const;
export type Role = (typeof ROLES)[number];

/** The user fields of S3.8 that decide rights, and the verbs granted on top (D3). */
export interface Actor {
  role: string;
  superadmin: unknown;
  tenantId: string | null;
  grants?: readonly string[];
  /** Of an API token: all that it may do, as far as the person may. D47. */
  only?: readonly string[] | undefined;
}

/** Type guard for roles. */
export function isRole(value: unknown): value is Role {
  return typeof value === 'string' && (ROLES as readonly string[]).includes(value);
}

/** Whether `role` is in the pipe-separated list `allowed`, as in `'admin|account_manager'`. S6-2, D30-1. */
export function hasRole(role: string | null | undefined, allowed: string): boolean {
  if (!role) return false;
  return allowed
    .split('|')
    .map((word) => word.trim())
    .includes(role);
}

/** True only for a logged-in user whose `superadmin` is set, that is for staff. S6. */
export function isSuperadmin(user: { superadmin: unknown } | null | undefined): boolean {
  return user ? flag(user.superadmin) : false;
}
