/** @jest-environment node */
import { ERROR_STATUS, FIELD_ERROR_CODES, type ErrorCode } from '@/lib/kernel/error-codes';
import { LOCALE_CODES } from '@/lib/kernel/locales';
import { PUBLIC_STAGES } from '@/lib/modules/orders/rules/public-stage';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@/lib/modules/orders/rules/statuses';
import { CLIENT_MENU, STAFF_MENU } from '@/lib/permissions/menu';
import { ROLES } from '@/lib/permissions/roles';
import { messageFor } from './message-for';
import { MESSAGE_FILES, type MessageKey } from './message-files';
import { lookupIn, type MessageTree } from './texts-in';

const english = messageFor('en');

describe('message look-up (D10-5)', () => {
  test('holds the exact texts of S5, S8-5', () => {
    expect(english('errors.not_found')).toBe('This page could not be found');
    expect(english('errors.field.required')).toBe('required');
    expect(english('errors.field.invalid_promo_code')).toBe('invalid promo code');
    expect(english('errors.field.already_ordered')).toBe('it looks like you have ordered your gift already');
    expect(english('errors.field.invalid_characters')).toBe('only letters, numbers and spaces allowed');
  });

  test('has an English text for every code, status, stage, role and menu entry', () => {
    const codes = Object.keys(ERROR_STATUS) as ErrorCode[];
    const keys: MessageKey[] = [
      ...codes.map((code) => `errors.${code}` as const),
      ...FIELD_ERROR_CODES.map((code) => `errors.field.${code}` as const),
      ...ORDER_STATUSES.map((status) => `orders.status.${status}` as const),
      ...PUBLIC_STAGES.map((stage) => `orders.stage.${stage}` as const),
      ...PAYMENT_STATUSES.map((status) => `orders.payment_status.${status}` as const),
      ...ROLES.map((role) => `roles.${role}` as const),
      ...[...CLIENT_MENU, ...STAFF_MENU].map((entry) => entry.label),
    ];
    expect(keys.filter((key) => english(key) === key)).toEqual([]);
  });

  test('the roles are a map of their values to their names (S3.8-5)', () => {
    expect(Object.fromEntries(ROLES.map((role) => [role, english(`roles.${role}`)]))).toEqual({
      admin: 'Administrator',
      account_manager: 'Account Manager',
      customer_service: 'Customer Service',
    });
  });

  test('a key that no file has comes back as itself', () => {
    const unknown = 'errors.nothing_of_the_kind' as MessageKey;
    for (const locale of LOCALE_CODES) expect(messageFor(locale)(unknown)).toBe(unknown);
  });

  test('every language answers every error code', () => {
    for (const locale of LOCALE_CODES)
      expect(messageFor(locale)('errors.invalid')).not.toBe('errors.invalid');
    expect(Object.keys(MESSAGE_FILES)).toHaveLength(10);
  });
});

describe('one file', () => {
  const tree: MessageTree = {
    basket: { count: '{count, plural, =0 {empty} one {# piece} other {# pieces}}', blank: '' },
    due: 'by {day, date, short}',
    hello: 'Hello {name}',
  };

  test('fills placeholders, counts, and writes dates as the language does', () => {
    const british = lookupIn('en-GB', tree);
    expect(british('hello', { name: 'Ada' })).toBe('Hello Ada');
    expect([0, 1, 1200].map((count) => british('basket.count', { count }))).toEqual([
      'empty',
      '1 piece',
      '1,200 pieces',
    ]);
    expect(lookupIn('de-DE', tree)('basket.count', { count: 1200 })).toBe('1.200 pieces');
    expect(british('due', { day: new Date('2026-02-01T00:00:00Z') })).toMatch(/^by 0?1\/0?2/);
  });

  test('says nothing of a missing or blank key, a branch, or missing values, and is right again after', () => {
    const lookup = lookupIn('en-GB', tree);
    for (const key of ['nope', 'basket.nope', 'basket.blank', 'basket']) expect(lookup(key)).toBeUndefined();
    expect(lookup('hello')).toBeUndefined();
    expect(lookup('hello', { name: 'Bo' })).toBe('Hello Bo');
  });
});
