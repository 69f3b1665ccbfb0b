import { AUDIT_ACTIONS, LOGGED_ACTIONS, auditFamily } from './action-types';

/** The number of action types per subject in S3.9. */
const PER_SUBJECT: Record<string, number> = {
  event: 6,
  event_product: 2,
  event_file: 2,
  product: 2,
  file: 2,
  order: 2,
  fulfiller_registration: 2,
  fulfiller_submission: 2,
  credit_account: 1,
  new_tenant: 1,
  tenant_credit_account: 3,
};

describe('the audit log (S3.9-1, D34)', () => {
  test('has the 25 action types', () => {
    const counted: Record<string, number> = {};
    for (const action of AUDIT_ACTIONS) {
      const subject = action.split('.')[0] ?? '';
      counted[subject] = (counted[subject] ?? 0) + 1;
    }
    expect(counted).toEqual(PER_SUBJECT);
    expect(AUDIT_ACTIONS).toHaveLength(25);
  });

  test('keeps its two families apart, and every name in one form', () => {
    expect(new Set(LOGGED_ACTIONS).size).toBe(LOGGED_ACTIONS.length);
    for (const action of LOGGED_ACTIONS) expect(action).toMatch(/^[a-z]+(_[a-z]+)*\.[a-z]+(_[a-z]+)*$/);
    expect(auditFamily('order.added')).toBe('audit');
    expect(auditFamily('order.paid')).toBe('write');
    expect(auditFamily('order.eaten')).toBeUndefined();
  });
});
