import { changesIn } from './changes-in';

describe('what an entry’s data tells as changed (D44-1)', () => {
  test('a value of the action before and after', () => {
    expect(changesIn('user.role_changed', { before: 'admin', after: 'customer_service' })).toEqual({
      role: { before: 'admin', after: 'customer_service' },
    });
    expect(changesIn('order.status_changed', { from: 'new', to: 'processed' })).toEqual({
      status: { before: 'new', after: 'processed' },
    });
  });

  test('an amount and a rate keep their unit in the field’s name', () => {
    const budget = { currency: 'EUR', fromMinor: null, toMinor: 5_000 };
    expect(changesIn('event.budget_updated', budget)).toEqual({
      budget_minor: { before: null, after: 5_000 },
    });
    expect(changesIn('credit.fee_percent_updated', { fromBp: 300, toBp: 250, reason: 'x' })).toEqual({
      percent_bp: { before: 300, after: 250 },
    });
  });

  test('each field of a whole before and after, also where it was made or deleted', () => {
    const [before, after] = [
      { url: 'https://a.example', events: ['x'] },
      { url: 'https://b.example', events: ['x'] },
    ];
    const url = { before: 'https://a.example', after: 'https://b.example' };
    expect(changesIn('webhook.updated', { before, after })).toEqual({ url });
    expect(changesIn('webhook.created', { before: null, after: { url: url.after } })).toEqual({
      url: { before: null, after: url.after },
    });
    expect(changesIn('webhook.deleted', { before: { url: url.before }, after: null })).toEqual({
      url: { before: url.before, after: null },
    });
  });

  test('a field that tells from and to, and fields without values as changed', () => {
    const data = { fields: ['price', 'name'], price: { from: 100, to: 200 } };
    expect(changesIn('product.updated', data)).toEqual({
      price: { before: 100, after: 200 },
      name: 'changed',
    });
  });

  test('nothing changed: no values, the same values, or a move that was not made', () => {
    expect(changesIn('order.added', { ref: 'M7QK-3FXW' })).toBeUndefined();
    expect(changesIn('order.status_changed', { from: 'new', to: 'new' })).toBeUndefined();
    expect(changesIn('order.message_ignored', { from: 'shipped', to: 'new' })).toBeUndefined();
    expect(changesIn('voucher.created', { fields: ['code'] })).toBeUndefined();
  });
});
