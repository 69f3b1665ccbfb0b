import type { AuditChanges } from '@/lib/db/schema/audit';
import type { LoggedAction } from './action-types';
import { changesOf } from './changes-of';

type Values = Readonly<Record<string, unknown>>;

/** The field that an action's plain `before` and `after`, or `from` and `to`, are of. */
const CHANGED_FIELD: Partial<Record<LoggedAction, string>> = {
  'auth.notice_chosen': 'frequency',
  'code_batch.extended': 'last_day',
  'file.renamed': 'name',
  'event.budget_updated': 'budget',
  'event.fulfiller_chosen': 'choice',
  'event.status_updated': 'status',
  'order.status_changed': 'status',
  'order.undone': 'status',
  'api_token.revoked': 'state',
  'user.role_changed': 'role',
  'user.sessions_ended': 'sessions',
  'user.two_factor_reset': 'two_factor',
  'webhook.parked': 'state',
  'webhook.paused': 'state',
  'webhook.resumed': 'state',
  'credit.limit_updated': 'credit_limit',
  'credit.fee_percent_updated': 'percent',
  'credit.tax_percent_updated': 'percent',
  'tenant_credit_account.discount_amount_updated': 'discount',
  'tenant_credit_account.shipping_discount_amount_updated': 'shipping_discount',
  'onboarding.shop_address_changed': 'shop',
};
/** How a value's unit is written at the end of `from` and `to`. */
const UNITS = ['', 'Minor', 'Bp'] as const;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const sides = (value: unknown): { from: unknown; to: unknown } | null =>
  isObject(value) && 'from' in value && 'to' in value ? { from: value['from'], to: value['to'] } : null;

function ofWhole(field: string | undefined, before: unknown, after: unknown): AuditChanges {
  const isByField = (isObject(before) || before === null) && (isObject(after) || after === null);
  if (isByField && (before !== null || after !== null)) {
    const [was, is] = [before ?? {}, after ?? {}];
    const emptied = Object.fromEntries(Object.keys(was).map((name) => [name, null]));
    return changesOf<Record<string, unknown>>(was, { ...emptied, ...is }) ?? {};
  }
  return field === undefined ? {} : (changesOf({ [field]: before }, { [field]: after }) ?? {});
}

/**
 * What an entry's data tells as changed: `before` and `after` (whole or by field), `from` and `to` of the entry or of one of its fields,
 * and the names of `fields` that were changed without their values. Undefined where it tells of none. D44-1.
 */
export function changesIn(action: LoggedAction, data: Values): AuditChanges | undefined {
  const changes: AuditChanges = {};
  const field = CHANGED_FIELD[action];
  if ('before' in data && 'after' in data)
    Object.assign(changes, ofWhole(field, data['before'], data['after']));
  for (const unit of UNITS) {
    const [from, to] = [`from${unit}`, `to${unit}`];
    // Without a field of its own it is no change, such as a move that was not made.
    if (field === undefined || !(from in data) || !(to in data)) continue;
    const name = unit === 'Minor' ? `${field}_minor` : unit === 'Bp' ? `${field}_bp` : field;
    Object.assign(changes, changesOf({ [name]: data[from] }, { [name]: data[to] }));
  }
  for (const [name, value] of Object.entries(data)) {
    const both = sides(value);
    if (both) Object.assign(changes, changesOf({ [name]: both.from }, { [name]: both.to }));
  }
  const { fields } = data;
  if (Array.isArray(fields) && action.endsWith('updated')) {
    for (const name of fields) if (typeof name === 'string' && !(name in changes)) changes[name] = 'changed';
  }
  return Object.keys(changes).length === 0 ? undefined : changes;
}
