import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { KitTest } from '@/components/admin/test-kit';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import type { ListedMailText, MailTexts } from '@/lib/modules/mails/contract/platform-texts';
import { MailTextsScreen } from './mail-texts-screen';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn(), refresh: jest.fn() }),
}));

const calls = jest.mocked(browserCall);
const KEY = 'accountMail.reset.subject';
const ORIGINAL = 'Choose a new password for {brand}';
const RESET: ListedMailText = {
  id: 'accountMail.reset',
  group: 'accounts',
  name: 'Choose a new password for Merchloom',
  when: 'When someone asks to reset their password.',
  changed: [],
  is_broken: false,
};
const MAILS = [RESET, { ...RESET, id: 'lateMail', group: 'platform' as const, name: '3 orders are late' }];
const texts = (more: Partial<MailTexts['texts'][number]> = {}): MailTexts => ({
  id: RESET.id,
  lang: 'en',
  texts: [
    {
      key: KEY,
      part: 'subject',
      original: ORIGINAL,
      text: null,
      version: 0,
      longest: 200,
      placeholders: ['brand'],
      shared_with: 2,
      is_broken: false,
      versions: [],
      ...more,
    },
  ],
});
let found: MailTexts;
let answer: () => Promise<unknown>;

beforeEach(() => {
  found = texts();
  answer = () => Promise.resolve(found);
  calls.mockReset();
  calls.mockImplementation((call) => (call.method === 'get' ? Promise.resolve(found) : answer()) as never);
  window.matchMedia = jest.fn(() => ({ matches: false })) as unknown as typeof window.matchMedia;
});

async function show(mails: readonly ListedMailText[] = MAILS, mayAct = true) {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MailTextsScreen mails={mails} mayAct={mayAct} />
    </SWRConfig>,
    { wrapper: KitTest },
  );
  return screen.findByRole('textbox', { name: /^Subject/ });
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const sent = () => calls.mock.calls.at(-1)?.[1];

describe('the texts of the platform’s mails (S2.2-335)', () => {
  test('are found by mail, with when it goes out and what was changed', async () => {
    await show([
      { ...RESET, changed: ['en'] },
      { ...RESET, id: 'lateMail', changed: ['de'], is_broken: true },
    ]);
    const list = within(screen.getByRole('region', { name: 'Email texts' }));
    const names = list.getAllByRole('button').map((one) => one.textContent);
    expect(names).toEqual([
      expect.stringMatching(/password\.Changed$/),
      expect.stringMatching(/Needs fixing$/),
    ]);
  });

  test('are searched by subject and occasion; Enter opens the first, Escape shows all (S2.2-302)', async () => {
    const late = { ...RESET, id: 'lateMail', group: 'platform' as const, name: '3 orders are late' };
    await show([RESET, { ...late, when: 'Each morning, à la carte.' }]);
    const field = screen.getByRole('searchbox', { name: 'Find an email' });
    const names = () =>
      screen.queryByRole('region', { name: 'Email texts' })?.querySelectorAll('button span:first-child');
    const found = () => [...(names() ?? [])].map(({ textContent }) => textContent);
    for (const search of ['LATE orders', 'carte a']) {
      type(field, search);
      expect(found()).toEqual(['3 orders are late']);
    }
    expect(await screen.findByText('1 email found')).toBeTruthy();
    await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
    expect(calls.mock.calls.at(-1)?.[1]).toMatchObject({ params: { platform_mail: 'lateMail' } });
    type(field, 'refund');
    expect(screen.getByText(/^No emails match/)).toBeTruthy();
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(found()).toEqual([RESET.name, '3 orders are late']);
  });

  test('say the original and its placeholders, and are saved with the version that was read', async () => {
    const field = await show();
    expect(field).toHaveProperty('value', ORIGINAL);
    expect(screen.getByText(/Keep these placeholders: \{brand\} · Also in 2 other emails/)).toBeTruthy();
    type(field, 'Your {brand} password');
    expect(screen.getByText(`Original: ${ORIGINAL}`)).toBeTruthy();
    await press('Save texts');
    expect(sent()).toEqual({
      params: { platform_mail: RESET.id },
      body: { lang: 'en', texts: [{ key: KEY, text: 'Your {brand} password', version: 0 }] },
    });
  });

  test('go back to the original', async () => {
    found = texts({ text: 'Mine, {brand}', version: 3 });
    await show();
    await press('Use original');
    await press('Save texts');
    expect(sent()).toMatchObject({ body: { texts: [{ key: KEY, text: null, version: 3 }] } });
  });

  test('that may not be said are told at their field, and what a colleague saved above the buttons (S2.2-337)', async () => {
    const field = await show();
    type(field, 'Your password');
    const fields = { 'texts.0.text': ['placeholder_missing'] };
    answer = () => Promise.reject(new ApiError(422, { code: 'invalid', codes: fields }));
    await press('Save texts');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('a placeholder or tag of the original is missing')).toBeTruthy();
    answer = () => Promise.reject(new ApiError(409, { code: 'conflict' }));
    await press('Save texts');
    expect(await screen.findByText(/Someone else changed this email/)).toBeTruthy();
    expect(field).toHaveProperty('value', 'Your password');
  });

  test('are shown before they are saved (S2.2-338), and who may only look can’t change them', async () => {
    found = texts({ text: 'Mine', is_broken: true });
    const field = await show(MAILS, false);
    expect(field).toHaveProperty('readOnly', true);
    expect(screen.getByText(/no longer fits the original/)).toBeTruthy();
    for (const name of ['Save texts', 'Send me a test', 'Use original'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    answer = () =>
      Promise.resolve({ sender: 'M', subject: 'A subject', html: '<p>Designed</p>', text: 'Plain' });
    await press('Preview');
    expect(screen.getByTitle('Preview: A subject').getAttribute('sandbox')).toBe('');
  });
});
