import { validateConsumerForm } from '@/lib/modules/orders/rules/validate-form';
import { consumerForm, consumerFormExample } from './consumer-form';

const KEPT = [
  ['ada@shopper.example', 'ada@shopper.example'],
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['Ada@BÜCHER.example', 'Ada@xn--bcher-kva.example'],
  ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
  ['ada@例え.example', 'ada@xn--r8jz45g.example'],
  ['ada@почта.xn--p1ai', 'ada@xn--80a1acny.xn--p1ai'],
  ['ａｄａ＠shopper.example', 'ada@shopper.example'],
  ["o'brien/2@shopper.example", "o'brien/2@shopper.example"],
] as const;
const REFUSED = [
  'ada..fern@host.example',
  'ada@host',
  'jörg@host.example',
  'ada@a b.example',
  'ada@[192.0.2.1]',
];

test.each(KEPT)('%s is taken and kept with its domain as mail is sent to it, %s', (typed, kept) => {
  expect(consumerForm.parse({ ...consumerFormExample, email: typed }).email).toBe(kept);
  expect(validateConsumerForm({ email: typed })).toEqual({});
});

test.each(REFUSED)('%s is refused by the form and by the call', (typed) => {
  expect(consumerForm.safeParse({ ...consumerFormExample, email: typed }).success).toBe(false);
  expect(validateConsumerForm({ email: typed })).toEqual({ email: 'invalid_email' });
});
