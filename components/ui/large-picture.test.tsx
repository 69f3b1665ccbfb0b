import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { messages } from '@/messages/en-GB';
import { LargePicture } from './large-picture';

test('a picture is looked at large by a press, and what was pressed has the focus again', async () => {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <LargePicture src="/hoodie.svg" alt="Hoodie in Black" width={80} height={80} />
    </NextIntlClientProvider>,
  );
  const opener = screen.getByRole('button', { name: 'Enlarge Hoodie in Black' });
  opener.focus();
  fireEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Hoodie in Black' });
  expect(within(dialog).getByRole('img', { name: 'Hoodie in Black' }).getAttribute('src')).toBe(
    '/hoodie.svg',
  );
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(opener);
});
