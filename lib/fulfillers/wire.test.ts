import { setClock } from '@/lib/kernel/clock';
import { addressOutcomeOf, outcomeOf } from './wire';

const said = (message: string) => ({ error: { message } });

describe("what a printer's answer to an order says (D32-28)", () => {
  test('accepted, with its id', () => {
    expect(outcomeOf(201, { id: 'ext_1' })).toEqual({ kind: 'accepted', externalId: 'ext_1' });
    expect(outcomeOf(200, {})).toEqual({ kind: 'unsure', fault: 'answer', retryAt: null });
  });

  test.each([400, 401, 404, 422])('%i refuses it, so that another printer is asked', (status) => {
    expect(outcomeOf(status, said('no such blank'))).toEqual({ kind: 'rejected', reason: 'no such blank' });
    expect(outcomeOf(status, null)).toEqual({ kind: 'rejected', reason: `status ${status}` });
  });

  test.each([302, 408, 409, 425, 429, 500, 503])(
    '%i leaves open whether it is made, so that the same printer is asked again',
    (status) => {
      const fault = status === 429 || status === 503 ? 'busy' : 'answer';
      expect(outcomeOf(status, said('in work already'))).toEqual({ kind: 'unsure', fault, retryAt: null });
    },
  );

  test.each([
    ['90', '2026-11-20T12:01:30.000Z'],
    ['Fri, 20 Nov 2026 13:00:00 GMT', '2026-11-20T13:00:00.000Z'],
    ['soon', null],
    ['-1', null],
    ['Fri, 99 Nov 2026', null],
    ['', null],
  ])('asked to come again by “%s”: %s (D32-38)', (header, at) => {
    const unset = setClock(() => new Date('2026-11-20T12:00:00.000Z'));
    const said429 = outcomeOf(429, null, header);
    unset();
    expect(said429).toEqual({ kind: 'unsure', fault: 'busy', retryAt: at === null ? null : new Date(at) });
  });

  test('its words are kept as one line that the database takes', () => {
    expect(outcomeOf(422, said('no\u0000 such\nblank'))).toEqual({
      kind: 'rejected',
      reason: 'no such blank',
    });
    expect(outcomeOf(422, said('x'.repeat(9_000)))).toEqual({ kind: 'rejected', reason: 'x'.repeat(500) });
    expect(outcomeOf(422, said(' \n'))).toEqual({ kind: 'rejected', reason: 'status 422' });
  });
});

describe('what a printer’s answer to a corrected address says (S5-73)', () => {
  test.each([
    [200, 'accepted'],
    [409, 'too_late'],
    [422, 'too_late'],
    [404, 'not_offered'],
    [405, 'not_offered'],
    [501, 'not_offered'],
  ])('%i: %s', (status, kind) => expect(addressOutcomeOf(status, { ok: true })).toEqual({ kind }));

  test.each([200, 302, 400, 401, 408, 425, 429, 500, 503])('%i without saying so: told again', (status) => {
    expect(addressOutcomeOf(status, {})).toEqual({ kind: 'unsure', retryAt: null });
  });

  test('in its own words, as one line of plain text and no longer than is kept (S5-76)', () => {
    const note = '<b>Label</b>\n\u202eprinted';
    const words = '<b>Label</b> printed';
    expect(addressOutcomeOf(200, { ok: true, message: note })).toEqual({ kind: 'accepted', words });
    expect(addressOutcomeOf(409, said(note))).toEqual({ kind: 'too_late', words });
    expect(addressOutcomeOf(422, said('é'.repeat(600)))).toEqual({
      kind: 'too_late',
      words: 'é'.repeat(500),
    });
    // A note in another form takes nothing from the answer; a call that isn't there says nothing of the address.
    expect(addressOutcomeOf(200, { ok: true, message: 5 })).toEqual({ kind: 'accepted' });
    expect(addressOutcomeOf(409, said('\u200b'))).toEqual({ kind: 'too_late' });
    expect(addressOutcomeOf(404, said('Not found'))).toEqual({ kind: 'not_offered' });
  });

  test('not before it asks for that', () => {
    const unset = setClock(() => new Date('2026-11-20T12:00:00.000Z'));
    const retryAt = new Date('2026-11-20T12:01:30.000Z');
    expect(addressOutcomeOf(503, null, '90')).toEqual({ kind: 'unsure', retryAt });
    expect(addressOutcomeOf(500, null, '90')).toEqual({ kind: 'unsure', retryAt: null });
    unset();
  });
});
