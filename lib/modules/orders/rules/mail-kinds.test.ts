import { readMailName } from './mail-kinds';

test.each([
  ['order_confirmation', { kind: 'order_confirmation', about: null, again: false }],
  ['order_edited.edi_1', { kind: 'order_edited', about: 'edi_1', again: false }],
  ['order_refunded.re_1.again_mai_2', { kind: 'order_refunded', about: 're_1', again: true }],
  ['order_shipped.again_mai_2', { kind: 'order_shipped', about: null, again: true }],
])('%s', (name, parts) => expect(readMailName(name)).toEqual(parts));

test.each(['', 'order', 'statement.stm_1', 'constructor'])('%j is no mail of an order', (name) =>
  expect(readMailName(name)).toBeNull(),
);
