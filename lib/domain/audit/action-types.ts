/** The 25 audit action types of SPEC 3.9: a closed list from the first migration on. DECISIONS 34. */
export const AUDIT_ACTIONS = [
  'event.created',
  'event.deleted',
  'event.restored',
  'event.locked',
  'event.unlocked',
  'event.status_updated',
  'event_product.added',
  'event_product.deleted',
  'event_file.added',
  'event_file.deleted',
  'product.added',
  'product.deleted',
  'file.added',
  'file.deleted',
  'order.added',
  'order.sent_to_fulfiller',
  'fulfiller_registration.success',
  'fulfiller_registration.failure',
  'fulfiller_submission.success',
  'fulfiller_submission.failure',
  'credit_account.requested',
  'new_tenant.requires_verification',
  'tenant_credit_account.activated',
  'tenant_credit_account.discount_amount_updated',
  'tenant_credit_account.shipping_discount_amount_updated',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The second family: every other write that is recorded, in the same log. DECISIONS 34. */
export const WRITE_ACTIONS = [
  'auth.login',
  'auth.logout',
  'auth.password_reset_requested',
  'auth.password_reset',
  'auth.email_verified',
  'auth.language_set',
  'staff.context_opened',
  'permission.granted',
  'permission.revoked',
  'user.created',
  'user.updated',
  'user.role_changed',
  'user.deleted',
  'tenant.updated',
  'tenant.verified',
  'tenant.company_details_updated',
  'tenant.payout_account_connected',
  'billing.updated',
  'store.configuration_updated',
  'store.renamed',
  'event.updated',
  'product.updated',
  'product.locked',
  'product.unlocked',
  'voucher.created',
  'voucher.updated',
  'voucher.deleted',
  'promo_code.created',
  'promo_code.updated',
  'promo_code.deleted',
  'customer.created',
  'order.paid',
  'order.payment_failed',
  'order.payment_expired',
  'order.payment_cancelled',
  'order.status_changed',
  'order.message_ignored',
  'order.released',
  'order.edited',
  'order.cancelled',
  'order.refunded',
  'order.note_added',
  'order.address_fixed',
  'order.artwork_fixed',
  'order.mail_resent',
  'order.replacement_requested',
  'order.replaced',
  'claim.accepted',
  'claim.refused',
  'claim.flagged',
  'fulfiller.created',
  'fulfiller.updated',
  'onboarding.step_completed',
  'onboarding.reset',
  'temporary_store.moved',
] as const;
export type WriteAction = (typeof WRITE_ACTIONS)[number];

/** All that the log's action column may hold. */
export type LoggedAction = AuditAction | WriteAction;
export const LOGGED_ACTIONS: readonly LoggedAction[] = [...AUDIT_ACTIONS, ...WRITE_ACTIONS];

/** Which of the two families an action belongs to; undefined for any other text. DECISIONS 34. */
export function auditFamily(action: string): 'audit' | 'write' | undefined {
  if ((AUDIT_ACTIONS as readonly string[]).includes(action)) return 'audit';
  return (WRITE_ACTIONS as readonly string[]).includes(action) ? 'write' : undefined;
}
