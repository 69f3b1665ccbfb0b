/** @jest-environment node */
import {
  maintenanceUntil,
  nextChange,
  noticesAt,
  noticeState,
  noticeText,
  type ShownNotice,
} from './platform-notice';

const notice = (
  key: string,
  from: string,
  until: string,
  kind: ShownNotice['kind'] = 'notice',
): ShownNotice => ({
  key,
  kind,
  starts_at: `2026-12-01T${from}:00.000Z`,
  ends_at: `2026-12-01T${until}:00.000Z`,
  texts: { en: 'Closed', de: 'Zu' },
});
const at = (time: string) => new Date(`2026-12-01T${time}:00.000Z`);
const NEWS = notice('news', '09:00', '18:00');
const LATER = notice('later', '11:00', '12:00');
const WORK = notice('work', '10:00', '14:00', 'maintenance');
const ALL = [NEWS, LATER, WORK];

test('it is shown from its start, and no longer at its end (S2.2-280)', () => {
  expect(['08:59', '09:00', '17:59', '18:00'].map((time) => noticeState(NEWS, at(time)))).toEqual([
    'waiting',
    'shown',
    'shown',
    'over',
  ]);
});

test('maintenance comes first, then what began last (S2.2-281)', () => {
  const keys = (time: string) => noticesAt(ALL, at(time)).map(({ key }) => key);
  expect([keys('08:00'), keys('09:30'), keys('11:30')]).toEqual([[], ['news'], ['work', 'later', 'news']]);
});

test('a language without a text of its own reads English (S2.2-280)', () => {
  expect([noticeText(NEWS.texts, 'de'), noticeText(NEWS.texts, 'fi')]).toEqual(['Zu', 'Closed']);
});

test('the next change is the nearest start or end', () => {
  expect(
    ['08:00', '09:00', '12:00', '18:00'].map((time) => nextChange(ALL, at(time))?.toISOString()),
  ).toEqual([NEWS.starts_at, WORK.starts_at, WORK.ends_at, undefined]);
});

test('maintenance lasts until the last of what is under way ends (S2.2-283)', () => {
  const more = [...ALL, notice('more', '11:00', '15:00', 'maintenance')];
  expect([maintenanceUntil(more, at('11:30'))?.toISOString(), maintenanceUntil(more, at('09:30'))]).toEqual([
    '2026-12-01T15:00:00.000Z',
    null,
  ]);
});
