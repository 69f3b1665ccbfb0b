import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { Invitation } from '@/lib/modules/accounts/contract/join';
import { messages } from '@/messages/en-GB';
import { JoinForm } from './join-form';

const INVITED: Invitation = {
  company: 'Fjord & Fern',
  inviter: 'Isla Bracken',
  email: 'rowan@fjord-fern.example',
  name: '',
  role: 'customer_service',
  note: '',
};
const NOTICE = /Joining logs you in with the new account/;

const show = (loggedIn: string | null) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <JoinForm token="a-token" invitation={INVITED} loggedIn={loggedIn} />
    </NextIntlClientProvider>,
  );

describe('an invitation that is opened (D42-1)', () => {
  it('tells whoever is logged in as somebody else that joining changes the account', () => {
    show('admin@lumen-robotics.example');
    expect(screen.getByText(NOTICE).textContent).toContain('admin@lumen-robotics.example');
    expect(screen.getByText('You’ll log in with rowan@fjord-fern.example.')).toBeTruthy();
  });

  it.each([[null], [INVITED.email]])('says nothing of it to %s', (loggedIn) => {
    show(loggedIn);
    expect(screen.queryByText(NOTICE)).toBeNull();
  });
});
