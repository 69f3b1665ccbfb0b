/** @jest-environment node */
import { mailForms } from './mail-forms';

test.each([
  ['ada@bücher.example', ['ada@bücher.example', 'ada@xn--bcher-kva.example']],
  ['ada@xn--bcher-kva.example', ['ada@xn--bcher-kva.example', 'ada@bücher.example']],
  ['Ada@BÜCHER.example', ['Ada@BÜCHER.example', 'Ada@xn--bcher-kva.example', 'Ada@bücher.example']],
  ['@例え', ['@例え', '@xn--r8jz45g']],
  ['почта.рф', ['почта.рф', 'xn--80a1acny.xn--p1ai']],
  ['ada@guest.example', ['ada@guest.example']],
  ['Jörg van Dijk', ['Jörg van Dijk']],
  ['xn--zzzzzz999999', ['xn--zzzzzz999999']],
  ['xn--', ['xn--']],
  ['', ['']],
])('%s may be kept as (S5-93)', (typed, forms) => {
  expect(mailForms(typed)).toEqual(forms);
});
