/** @jest-environment node */
import { openSteps } from './open-steps';

const COMPANY = { address: '1 Quay Road', company_number: 'SC1' };
const DONE = {
  verified: true,
  company: COMPANY,
  selling: ['UK', 'EU'],
  paid: ['EU', 'UK'],
  shortOfCredit: false,
} as const;

describe('what is open of a client’s setup (D52-1)', () => {
  test('nothing, where all is done', () => {
    expect(openSteps(DONE)).toEqual([]);
  });

  test('no payouts while nothing sells', () => {
    expect(openSteps({ ...DONE, selling: [], paid: [] })).toEqual([]);
  });

  test('payouts, where one region that sells cannot be paid', () => {
    expect(openSteps({ ...DONE, paid: ['UK'] })).toEqual(['payouts']);
  });

  test.each([
    { ...COMPANY, address: ' ' },
    { ...COMPANY, company_number: '' },
  ])('company details, where one is missing: %o', (company) => {
    expect(openSteps({ ...DONE, company })).toEqual(['company']);
  });

  test('credit, where an event that the client pays for has nothing to pay with', () => {
    expect(openSteps({ ...DONE, shortOfCredit: true })).toEqual(['credit']);
  });

  test('all of them, the first to do first', () => {
    const company = { address: '', company_number: '' };
    expect(openSteps({ verified: false, company, selling: ['US'], paid: [], shortOfCredit: true })).toEqual([
      'verification',
      'company',
      'payouts',
      'credit',
    ]);
  });
});
