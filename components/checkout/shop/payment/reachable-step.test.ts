import { reachableStep, stepOf, type Reached, type StepName } from './reachable-step';

const NOTHING: Reached = { customer: false, payment: false, tax: false, resumable: false };
const CUSTOMER = { ...NOTHING, customer: true };
const CHOSEN = { ...CUSTOMER, resumable: true };
const PAYMENT = { ...CHOSEN, payment: true };
const TAXED = { ...PAYMENT, tax: true };

describe('steps of the checkout as addresses (S2.9)', () => {
  test.each<[string, StepName]>([
    ['', 'address'],
    ['step=shipping', 'shipping'],
    ['step=payment&code=TEN', 'payment'],
    ['step=Payment', 'address'],
    ['step=constructor', 'address'],
  ])('%j asks for %s', (search, step) => {
    expect(stepOf(new URLSearchParams(search))).toBe(step);
  });

  test.each<[StepName, Reached, StepName, boolean]>([
    ['address', TAXED, 'address', false],
    ['shipping', NOTHING, 'address', false],
    ['payment', NOTHING, 'address', false],
    ['payment', { ...NOTHING, resumable: true, payment: true }, 'address', false],
    ['shipping', CUSTOMER, 'shipping', false],
    ['tax', CUSTOMER, 'shipping', false],
    ['payment', CUSTOMER, 'shipping', false],
    ['payment', CHOSEN, 'payment', true],
    ['tax', CHOSEN, 'tax', true],
    ['done', CHOSEN, 'shipping', false],
    ['tax', PAYMENT, 'payment', false],
    ['tax', TAXED, 'tax', false],
    ['payment', TAXED, 'payment', false],
    ['done', TAXED, 'payment', false],
  ])('%s with %j is %s', (wanted, reached, step, resume) => {
    expect(reachableStep(wanted, reached)).toEqual({ step, resume });
  });
});
