import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { usePublicConfig } from '@/lib/client/use-public-config';
import { readPublicConfig, type PublicConfig } from '@/lib/modules/site/contract/public-config';
import { messages } from '@/messages/en-GB';
import { GetStarted } from './get-started';
import { ShopSignUp } from './shop-sign-up';

jest.mock('@/lib/client/use-public-config', () => ({ usePublicConfig: jest.fn() }));

const EXAMPLE = readPublicConfig.example.response as PublicConfig;
const show = async (page: ReactNode) => {
  await act(async () => {
    render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        {page}
      </NextIntlClientProvider>,
    );
  });
};
const TITLE = 'New accounts can’t be created right now';

describe('sign-up while new accounts are turned off (S2.2-285)', () => {
  test('says so in place of the form, and how to reach us', async () => {
    await show(<GetStarted region="UK" isOpen={false} />);
    expect(screen.getByText(TITLE)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact');
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.queryByText('What happens next')).toBeNull();
  });

  test('a page of a shop platform, which is kept, learns of it in the browser', async () => {
    jest.mocked(usePublicConfig).mockReturnValue({ ...EXAMPLE, sign_up_open: false });
    await show(<ShopSignUp route="/shopify/signup" opening={null} after={null} />);
    expect(await screen.findByText(TITLE)).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });

  test('and has its form while nothing is known', async () => {
    jest.mocked(usePublicConfig).mockReturnValue(undefined);
    await show(<ShopSignUp route="/shopify/signup" opening={null} after={null} />);
    expect(await screen.findByRole('form')).toBeTruthy();
  });
});
