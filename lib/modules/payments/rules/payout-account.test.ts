/** @jest-environment node */
import { dueTopics, isOpen, payoutState, type PayoutAccount } from './payout-account';

const COMPLETE: PayoutAccount = {
  chargesEnabled: true,
  payoutsEnabled: true,
  detailsSubmitted: true,
  due: [],
  pastDue: [],
  disabledReason: null,
  deadline: null,
  tax: null,
};
const shut = { chargesEnabled: false, payoutsEnabled: false };

describe('how an account stands', () => {
  test.each([
    ['complete', COMPLETE],
    ['complete', { ...COMPLETE, tax: { active: true, registrations: 0 } }],
    ['untaxed', { ...COMPLETE, tax: { active: false, registrations: 0 } }],
    ['begun', { ...COMPLETE, ...shut, detailsSubmitted: false, due: ['external_account'] }],
    ['restricted', { ...COMPLETE, ...shut, due: ['individual.verification.document'] }],
    ['restricted', { ...COMPLETE, payoutsEnabled: false, due: ['external_account'] }],
    ['restricted', { ...COMPLETE, ...shut, pastDue: ['external_account'] }],
    ['wanted', { ...COMPLETE, due: ['company.tax_id'] }],
    ['checking', { ...COMPLETE, ...shut, disabledReason: 'requirements.pending_verification' }],
    ['checking', { ...COMPLETE, payoutsEnabled: false, disabledReason: 'under_review' }],
    ['refused', { ...COMPLETE, ...shut, due: ['external_account'], disabledReason: 'rejected.fraud' }],
    ['ended', null],
  ] as const)('%s', (state, account) => {
    expect(payoutState(account)).toBe(state);
  });

  test('the form is the next thing to do unless all is well, or out of the client’s hands', () => {
    const open = (['none', 'begun', 'restricted', 'wanted', 'ended'] as const).map((state) => isOpen(state));
    const others = (['unavailable', 'checking', 'untaxed', 'refused', 'complete', 'unknown'] as const).map(
      (state) => isOpen(state),
    );
    expect([new Set(open), new Set(others)]).toEqual([new Set([true]), new Set([false])]);
  });
});

describe('what the provider wants, in words', () => {
  test.each([
    ['external_account', 'bank_account'],
    ['individual.verification.additional_document', 'identity_document'],
    ['company.verification.document', 'identity_document'],
    ['person_1Nv0FGQ9RKHgCVdK.verification.document', 'identity_document'],
    ['documents.proof_of_registration.files', 'identity_document'],
    ['tos_acceptance.date', 'terms'],
    ['business_profile.url', 'website'],
    ['company.tax_id', 'tax_number'],
    ['individual.dob.day', 'people'],
    ['person_1Nv0FGQ9RKHgCVdK.first_name', 'people'],
    ['representative.email', 'people'],
    ['owners.email', 'people'],
    ['business_profile.mcc', 'company'],
    ['company.address.city', 'company'],
    ['interv_1.signed_attestation', 'other'],
  ])('%s is %s', (name, topic) => {
    expect(dueTopics({ due: [name], pastDue: [] })).toEqual([{ topic, late: false }]);
  });

  test('each once, and late as soon as a part of it is', () => {
    const due = ['tos_acceptance.ip', 'individual.email', 'individual.phone', 'external_account'];
    expect(dueTopics({ due, pastDue: ['individual.phone'] })).toEqual([
      { topic: 'bank_account', late: false },
      { topic: 'people', late: true },
      { topic: 'terms', late: false },
    ]);
  });
});
