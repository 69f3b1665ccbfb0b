import type { auditLog } from '@/lib/db/schema/audit';
import type { AuditAction } from '@/lib/audit/action-types';
import { seedId } from './ids';
import { daysBefore, minutesAfter } from './moments';
import type { OrderRows } from './orders/rows';
import { seededRandom } from './random';

type AuditRow = typeof auditLog.$inferInsert;

interface Entry {
  action: AuditAction;
  tenantId: string;
  actor: AuditRow['actor'];
  user?: string;
  subject: readonly [type: string, id: string];
  /** Days ago. */
  age: number;
  data?: Record<string, unknown>;
}

function entry(
  action: AuditAction,
  tenantId: string,
  [actor, user]: readonly [AuditRow['actor'], string?],
  subject: Entry['subject'],
  age: number,
  data: Record<string, unknown> = {},
): Entry {
  return { action, tenantId, actor, ...(user ? { user } : {}), subject, age, data };
}

const FJORD_ADMIN = ['client', 'usr_fjord_admin'] as const;
const FJORD_MANAGER = ['client', 'usr_fjord_manager'] as const;
const SUPER = ['staff', 'usr_super'] as const;
const ACCOUNTS = ['staff', 'usr_accounts'] as const;

const ARCHIVE = ['event', 'evt_fjord_fern_archive'] as const;
const SHOP = ['event', 'evt_fjord_fern'] as const;

/** One entry of each type that no seeded order creates. */
const ENTRIES: readonly Entry[] = [
  entry('event.created', 'ten_fjord', FJORD_ADMIN, SHOP, 122),
  entry('event.deleted', 'ten_fjord', FJORD_ADMIN, ARCHIVE, 60),
  entry('event.restored', 'ten_fjord', FJORD_ADMIN, ARCHIVE, 59),
  entry('event.locked', 'ten_fjord', ACCOUNTS, SHOP, 41, { reason: 'Artwork under review' }),
  entry('event.unlocked', 'ten_fjord', ACCOUNTS, SHOP, 40),
  entry('event.status_updated', 'ten_fjord', FJORD_ADMIN, ARCHIVE, 58, { from: 'Active', to: 'On hold' }),
  entry('event_product.added', 'ten_fjord', FJORD_MANAGER, ['product', 'ff-draft-cap'], 7),
  entry('event_product.deleted', 'ten_fjord', FJORD_MANAGER, ['product', 'ff-quay-cap'], 33),
  entry('event_file.added', 'ten_fjord', FJORD_MANAGER, SHOP, 32, { kind: 'background' }),
  entry('event_file.deleted', 'ten_fjord', FJORD_MANAGER, SHOP, 31, { kind: 'background' }),
  entry('product.added', 'ten_fjord', FJORD_MANAGER, ['product', 'ff-draft-cap'], 8),
  entry('product.deleted', 'ten_fjord', FJORD_ADMIN, ['product', 'ff-old-mug'], 77),
  entry('file.added', 'ten_lumen', ['client', 'usr_lumen_admin'], ['file', 'fil_lumen_badge'], 25),
  entry('file.deleted', 'ten_lumen', ['client', 'usr_lumen_admin'], ['file', 'fil_lumen_badge'], 24),
  entry('fulfiller_registration.success', 'ten_fjord', SUPER, ['fulfiller', 'ful_northlight'], 119),
  entry('fulfiller_registration.failure', 'ten_fjord', SUPER, ['fulfiller', 'ful_quiet_loom'], 118, {
    reason: 'The printer has closed its books',
  }),
  entry('credit_account.requested', 'ten_lumen', ['client', 'usr_lumen_admin'], ['tenant', 'ten_lumen'], 110),
  entry('new_tenant.requires_verification', 'ten_tidewater', ['system'], ['tenant', 'ten_tidewater'], 119),
  entry('tenant_credit_account.activated', 'ten_lumen', ACCOUNTS, ['tenant', 'ten_lumen'], 108, {
    currency: 'EUR',
  }),
  entry('tenant_credit_account.discount_amount_updated', 'ten_lumen', ACCOUNTS, ['tenant', 'ten_lumen'], 90, {
    currency: 'EUR',
    fromMinor: 0,
    toMinor: 50,
  }),
  entry(
    'tenant_credit_account.shipping_discount_amount_updated',
    'ten_lumen',
    ACCOUNTS,
    ['tenant', 'ten_lumen'],
    89,
    { currency: 'EUR', fromMinor: 0, toMinor: 200 },
  ),
];

const FROM_STEP: Partial<Record<string, readonly AuditAction[]>> = {
  submitting_to_fulfiller: ['order.sent_to_fulfiller'],
  submitted_to_fulfiller: ['fulfiller_submission.success'],
  fulfiller_submission_error: ['fulfiller_submission.failure'],
};

/** Audit entries of the past four months: each of the 25 types of S3.9; order types as often as the orders imply. */
export function auditRows(at: Date, orders: OrderRows): AuditRow[] {
  const random = seededRandom(37);
  const id = () => seedId(random, 'audit');
  const ofEntries = ENTRIES.map((one): AuditRow => ({
    tenantId: one.tenantId,
    id: id(),
    action: one.action,
    actor: one.actor,
    actorUserId: one.user ?? null,
    subjectType: one.subject[0],
    subjectId: one.subject[1],
    data: one.data ?? {},
    requestId: null,
    at: minutesAfter(daysBefore(at, one.age), random.between(0, 240)),
  }));
  const ofOrder = (
    tenantId: string,
    orderId: string,
    action: AuditAction,
    time: Date,
    actor: AuditRow['actor'],
  ) => ({
    tenantId,
    id: id(),
    action,
    actor,
    actorUserId: null,
    subjectType: 'order',
    subjectId: orderId,
    data: {},
    requestId: null,
    at: time,
  });
  const added = orders.orders.map((order) =>
    ofOrder(order.tenantId, order.id, 'order.added', order.createdAt ?? at, 'shopper'),
  );
  const steps = orders.history.flatMap((step) =>
    (FROM_STEP[step.toStatus] ?? []).map((action) =>
      ofOrder(step.tenantId, step.orderId, action, step.at ?? at, step.actor),
    ),
  );
  return [...ofEntries, ...added, ...steps];
}
