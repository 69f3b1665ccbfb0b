import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { browserCall } from '@/lib/client/browser';
import { batchExample } from '@/lib/modules/claims/contract/code-batch';
import type { Mailing } from '@/lib/modules/claims/contract/code-mailing';
import { promoCodeExample, type PromoCode } from '@/lib/modules/claims/contract/promo-code';
import { CodeMail } from './code-mail';
import { MailingPanel } from './mailing-panel';
import { mailingBodyOf, mailingValues } from './mailing-values';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn(), refresh: jest.fn() }),
}));

const PLACE = { tenant: 'ten_lumen', slug: 'lumen-summit' };
const MAILING: Mailing = {
  lang: 'en',
  note: '',
  saved: false,
  send_at: null,
  send_on: null,
  remind_days: null,
  live: true,
  addresses: 3,
  waiting: 0,
  sent: 0,
  refused: 0,
  not_needed: 0,
  unsubscribed: 0,
  reminded: 0,
};
const PREVIEW = {
  subject: 'A gift for you',
  html: '<!DOCTYPE html><p>&lt;b&gt;Hello&lt;/b&gt;</p>',
  text: '<b>Hello</b>',
};

describe('the mails of a batch (D40-4)', () => {
  it('are looked at as they are sent, in a frame where nothing runs, and sent with one press', async () => {
    jest
      .mocked(browserCall)
      .mockImplementation((call) =>
        Promise.resolve('path' in call && call.path.endsWith('/preview') ? PREVIEW : MAILING),
      );
    render(
      <MailingPanel place={PLACE} batch={batchExample} timeZone="Europe/Amsterdam" onClose={jest.fn()} />,
      { wrapper: KitTest },
    );
    expect(await screen.findByText('A gift for you')).toBeTruthy();
    const frame = document.querySelector('iframe');
    expect([frame?.getAttribute('srcdoc'), frame?.getAttribute('sandbox')]).toEqual([PREVIEW.html, '']);
    expect(
      screen.getByText(
        '3 email addresses: 0 sent, 0 waiting, 0 refused, 0 not needed, 0 unsubscribed. 0 reminded.',
      ),
    ).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: 'Your message to everyone' }), {
      target: { value: 'Thank you' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
    await waitFor(() =>
      expect(browserCall).toHaveBeenCalledWith(
        expect.objectContaining({ method: 'post', path: expect.stringMatching(/mailing$/) }),
        expect.objectContaining({
          body: { lang: 'en', note: 'Thank you', send: 'now', send_on: null, remind_days: null },
        }),
      ),
    );
  });

  it('that lie ahead keep their day, and a day is sent only for one', () => {
    const ahead = mailingValues({
      ...MAILING,
      saved: true,
      send_at: '2099-12-01T08:00:00.000Z',
      send_on: '2099-12-01',
    });
    expect(ahead).toMatchObject({ send: 'on', send_on: '2099-12-01' });
    expect(mailingBodyOf({ ...ahead, remind_days: '3' })).toMatchObject({
      send_on: '2099-12-01',
      remind_days: 3,
    });
    expect(mailingBodyOf({ ...ahead, send: 'none' }).send_on).toBeNull();
  });

  it('that were taken back stay so when they are looked at again', () => {
    expect(mailingValues(MAILING).send).toBe('now');
    const stopped = mailingValues({ ...MAILING, saved: true });
    expect(stopped.send).toBe('none');
    expect(mailingBodyOf(stopped)).toMatchObject({ send: 'none', send_on: null });
    const sent = mailingValues({ ...MAILING, saved: true, send_at: '2026-01-01T08:00:00.000Z' });
    expect(sent.send).toBe('now');
    expect(mailingValues({ ...MAILING, live: false }).send).toBe('live');
  });

  it('say at each code what has become of them', () => {
    const show = (mail: PromoCode['mail']) =>
      render(<CodeMail mail={mail} />, { wrapper: KitTest }).container.textContent;
    const at = promoCodeExample.created_at;
    expect(show(null)).toBe('');
    expect(show({ state: 'waiting', reason: null, at: null, reminded_at: null })).toBe('Email waiting');
    expect(show({ state: 'sent', reason: null, at, reminded_at: at })).toBe('Emailed and reminded');
    expect(show({ state: 'refused', reason: 'address', at, reminded_at: null })).toBe(
      'Email refused: the address doesn’t exist',
    );
    expect(show({ state: 'not_needed', reason: 'revoked', at, reminded_at: null })).toBe(
      'Not emailed: the code was revoked',
    );
    expect(show({ state: 'unsubscribed', reason: null, at, reminded_at: null })).toBe(
      'Not emailed: this person unsubscribed',
    );
  });
});
