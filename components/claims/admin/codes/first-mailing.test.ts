import type { Mailing } from '@/lib/modules/claims/contract/code-mailing';
import { firstMailing, firstMailingBody, mailedWhen } from './first-mailing';

const TODAY = '2026-11-20';
const NOW = new Date('2026-11-20T12:00:00.000Z');
const UNSAID: Mailing = {
  lang: 'de',
  note: 'Danke',
  saved: false,
  send_at: null,
  send_on: null,
  remind_days: null,
  live: true,
  addresses: 0,
  waiting: 0,
  sent: 0,
  refused: 0,
  not_needed: 0,
  unsubscribed: 0,
  reminded: 0,
};
const SAID = { ...UNSAID, saved: true };
const choice = (startsOn: string | null, mailing = UNSAID) =>
  firstMailing({ starts_on: startsOn }, mailing, TODAY);

test.each([
  ['now, while the event is live', null, true, { when: 'now', day: null }],
  ['once it is live', null, false, { when: 'live', day: null }],
  ['now, where the first day is today', TODAY, true, { when: 'now', day: null }],
  ['on its first day, where that lies ahead', '2026-12-01', true, { when: 'on', day: '2026-12-01' }],
])('a batch of which nothing was said is mailed %s (D40-20)', (_, startsOn, live, expected) => {
  const offered = choice(startsOn, { ...UNSAID, live });
  expect(offered).toEqual({ isMailed: true, lang: 'de', note: 'Danke', ...expected });
  expect(mailedWhen(offered, { ...UNSAID, live }, NOW)).toBe(expected.when);
  expect(firstMailingBody(offered, UNSAID)).toEqual({
    lang: 'de',
    note: 'Danke',
    send: expected.when,
    send_on: expected.day,
    remind_days: null,
  });
});

test('nothing is sent where no mails are wanted, or where it was said before how the batch is mailed', () => {
  const unwanted = { ...choice(null), isMailed: false };
  expect(firstMailingBody(unwanted, UNSAID)).toBeNull();
  expect(mailedWhen(unwanted, UNSAID, NOW)).toBeNull();
  expect(firstMailingBody(choice(null), SAID)).toBeNull();
});

test('who is added later is mailed as it was said: not, at once, once live, or on the day', () => {
  const later = (mailing: Partial<Mailing>) => mailedWhen(choice(null), { ...SAID, ...mailing }, NOW);
  expect(later({})).toBeNull();
  expect(later({ send_at: '2026-11-19T08:00:00.000Z' })).toBe('now');
  expect(later({ send_at: '2026-11-19T08:00:00.000Z', live: false })).toBe('live');
  expect(later({ send_at: '2026-12-01T08:00:00.000Z', live: false })).toBe('on');
});
