import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { ApiError } from '@/lib/client/api-error';
import { changeLanguage } from '@/lib/modules/accounts/client/change-language';
import { publicConfig } from '@/lib/client/public-config';
import { readSessionUser } from '@/lib/modules/accounts/client/session-user';
import { readPublicConfig, type PublicConfig } from '@/lib/modules/site/contract/public-config';
import { userExample } from '@/lib/modules/accounts/contract/user';
import { LOCALES, type Locale } from '@/lib/kernel/locales';
import { LanguageSwitch } from './language-switch';
import { ToastHost } from './toast-host';

jest.mock('@/lib/modules/accounts/client/change-language', () => ({ changeLanguage: jest.fn() }));
jest.mock('@/lib/client/public-config', () => ({ publicConfig: jest.fn() }));
jest.mock('@/lib/modules/accounts/client/session-user', () => ({ readSessionUser: jest.fn() }));
const EXAMPLE = readPublicConfig.example.response as PublicConfig;
const change = jest.mocked(changeLanguage);

async function show(locale: Locale = 'en', translation = true, loggedIn = false) {
  const config = { ...EXAMPLE, translation_enabled: translation };
  jest.mocked(publicConfig).mockResolvedValue(config);
  jest.mocked(readSessionUser).mockResolvedValue(loggedIn ? userExample : null);
  await act(async () => {
    render(
      <NextIntlClientProvider locale={locale} messages={{}} timeZone="UTC">
        <LanguageSwitch label="Language" failedText="The language could not be changed." />
        <ToastHost label="Notifications" closeLabel="Close" />
      </NextIntlClientProvider>,
    );
  });
}
const list = () => screen.getByRole('list', { name: 'Language' });
const choose = (name: string) => act(async () => void fireEvent.click(within(list()).getByText(name)));
const open = () => fireEvent.click(screen.getByRole('button', { name: /^Language:/ }));

describe('LanguageSwitch (S2.7, S4, S8; D10)', () => {
  beforeEach(() => change.mockReset().mockResolvedValue());

  it('lists the ten languages, each by its own name and without a flag, with the current one marked', async () => {
    await show('fi');
    expect(screen.queryByRole('list', { name: 'Language' })).toBeNull();
    open();
    const entries = within(list()).getAllByRole('button');
    expect(entries.map((entry) => [entry.lang, entry.textContent])).toEqual(
      LOCALES.map(({ code, name }) => [code, name]),
    );
    for (const { icon } of LOCALES) expect(document.body.textContent).not.toContain(icon);
    expect(entries).toHaveLength(10);
    expect(entries.filter((entry) => entry.getAttribute('aria-current')).map(({ lang }) => lang)).toEqual([
      'fi',
    ]);
  });

  it.each([true, false])('hands on the choice and whether somebody is logged in (%s)', async (loggedIn) => {
    await show('en', true, loggedIn);
    open();
    await choose('Deutsch');
    expect(change.mock.calls).toEqual([['de', loggedIn]]);
  });

  it('says that a language could not be kept, and goes on as before', async () => {
    change.mockRejectedValue(new ApiError(503, { code: 'unavailable' }));
    await show('en', true, true);
    open();
    await choose('Deutsch');
    expect(await screen.findByText('The language could not be changed.')).toBeTruthy();
    change.mockResolvedValue();
    await choose('Nederlands');
    expect(change).toHaveBeenLastCalledWith('nl', true);
  });

  it('is not there while translation is off', async () => {
    await show('en', false);
    expect(screen.queryByRole('button')).toBeNull();
    expect(change).not.toHaveBeenCalled();
  });

  it('takes who remembered another language back to English then', async () => {
    await show('de', false);
    expect(change.mock.calls).toEqual([['en', false]]);
  });
});
