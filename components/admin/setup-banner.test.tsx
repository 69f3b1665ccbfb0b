import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { usePathname } from 'next/navigation';
import { messages } from '@/messages/en-GB';
import { SetupBanner } from './setup-banner';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

function showOn(path: string) {
  jest.mocked(usePathname).mockReturnValue(path);
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <SetupBanner />
    </NextIntlClientProvider>,
  );
  return screen.queryByRole('link');
}

describe('SetupBanner', () => {
  it.each(['/orders', '/events/prairie-run/store-configuration', '/nl/orders'])(
    'leads to the steps from %s',
    (path) => {
      const link = showOn(path);
      expect(link?.textContent).toBe('view your steps here');
      expect(link?.getAttribute('href')).toBe('/dashboard');
    },
  );

  it.each(['/dashboard', '/nl/dashboard'])('is not on %s, which shows the steps themselves', (path) => {
    expect(showOn(path)).toBeNull();
  });
});
