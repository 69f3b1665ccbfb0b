import { isToBeTold } from './address-told';
import { hasFormerAddress, knowsAddress } from './former-address';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 29, 12, minute));
const part = {
  status: 'submitted_to_fulfiller' as const,
  redo: false,
  refused: false,
  attempts: 1,
  unansweredSince: null,
  lastTriedAt: at(10),
  addressState: null,
};

test('a part goes to the former address if its printer was called before it was corrected (D32-83)', () => {
  expect(hasFormerAddress(part, null)).toBe(false);
  expect(hasFormerAddress(part, at(11))).toBe(true);
  expect(hasFormerAddress(part, at(9))).toBe(false);
  // Called before, answered afterwards: the printer takes what it was sent first.
  expect(hasFormerAddress({ ...part, attempts: 2, unansweredSince: at(5) }, at(9))).toBe(true);
  expect(hasFormerAddress({ ...part, status: 'shipped' }, at(11))).toBe(true);
});

test('one that is sent anew, or was never called, goes to the corrected one (D32-83)', () => {
  const anew = [
    { redo: true },
    { refused: true },
    { status: 'address_issue' as const },
    { attempts: 0, lastTriedAt: null },
  ];
  for (const change of anew) {
    expect(hasFormerAddress({ ...part, ...change }, at(11))).toBe(false);
    expect(knowsAddress({ ...part, ...change })).toBe(false);
  }
});

test('its printer is told, while it has the part and hasn’t sent it; what it agrees to counts (S5-71)', () => {
  const told = { ...part, parkedAt: null };
  expect(isToBeTold(told)).toBe(true);
  for (const change of [
    { parkedAt: at(12) },
    { status: 'shipped' as const },
    { redo: true },
    { attempts: 0 },
  ])
    expect(isToBeTold({ ...told, ...change })).toBe(false);
  expect(hasFormerAddress({ ...part, addressState: 'accepted' }, at(11))).toBe(false);
  for (const addressState of ['waiting', 'too_late', 'not_offered', 'unanswered'])
    expect(hasFormerAddress({ ...part, addressState }, at(11))).toBe(true);
});
