import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { messages } from '@/messages/en-GB';
import { InviteButton } from './invite-button';

jest.mock('@/lib/client/browser');
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
const call = jest.mocked(browserCall);

const NONE = { invited: 0, already_invited: 0, repeated: 0 };
const bodies = () =>
  call.mock.calls.map(([, input]) => (input as { body: { invitees: object[] } }).body.invitees);

function open() {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <InviteButton place={{ tenant: 'ten_lumen', slug: 'lumen-offsite' }} />
    </NextIntlClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Invite people' }));
  const dialog = within(screen.getByRole('dialog'));
  const type = (value: string) =>
    fireEvent.change(dialog.getByLabelText('Names and email addresses'), { target: { value } });
  const press = () => fireEvent.click(dialog.getByRole('button', { name: /^Invite/ }));
  return { dialog, type, press };
}

beforeEach(() => call.mockReset());

describe('inviting people to a Bulk event (D4-22)', () => {
  it('counts them as they are typed, sends each once, and closes', async () => {
    call.mockResolvedValue({ ...NONE, invited: 2 });
    const { dialog, type, press } = open();
    type('Ada Lovelace, ada@guest.example\nGrace Hopper <grace@guest.example>\n');
    expect(dialog.getByRole('button', { name: 'Invite 2 people' })).not.toBeNull();
    press();
    press();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies()).toEqual([
      [
        { name: 'Ada Lovelace', email: 'ada@guest.example' },
        { name: 'Grace Hopper', email: 'grace@guest.example' },
      ],
    ]);
  });

  it('names the lines that it cannot read, and sends nothing', async () => {
    const { dialog, type, press } = open();
    press();
    expect(await dialog.findByText('Enter at least one person.')).not.toBeNull();
    type('Ada Lovelace, ada@guest.example\nGrace Hopper\ngrace@guest.example');
    press();
    expect(
      await dialog.findByText('Line 2 needs a valid email address. Line 3 needs a name.'),
    ).not.toBeNull();
    expect(call).not.toHaveBeenCalled();
  });

  it('names the line that the server refuses, also in a later call, and keeps what was typed', async () => {
    call.mockResolvedValueOnce({ ...NONE, invited: 1000 });
    call.mockRejectedValueOnce(
      new ApiError(422, { code: 'invalid', codes: { 'invitees.1.email': ['invalid_email'] } }),
    );
    const { dialog, type, press } = open();
    const text = Array.from({ length: 1002 }, (_, at) => `Guest, guest-${at}@guest.example`).join('\n');
    type(`\n${text}`);
    press();
    expect(await dialog.findByText('Line 1003 needs a valid email address.')).not.toBeNull();
    expect(bodies().map((people) => people.length)).toEqual([1000, 2]);
    const field: HTMLTextAreaElement = dialog.getByLabelText('Names and email addresses');
    expect(field.value).toContain('guest-1001@');
  });

  it('says why nobody can be invited now', async () => {
    call.mockRejectedValue(new ApiError(409, { code: 'event_closed' }));
    const { dialog, type, press } = open();
    type('Ada, ada@guest.example');
    press();
    expect(await dialog.findByText(messages.errors.event_closed, { exact: false })).not.toBeNull();
  });
});
