/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import messages from '@/messages/en-GB/site.json';
import platform from '@/messages/en-GB/platform.json';
import { ContactForm } from './contact-form';
import type { ContactState } from './contact-state';

const send = jest.fn<Promise<ContactState>, [ContactState, FormData]>();
beforeEach(() => send.mockReset());

function show(kind: 'question' | 'data' = 'question') {
  render(
    <NextIntlClientProvider locale="en" messages={{ ...platform, ...messages }}>
      <ContactForm lang="en" kind={kind} send={send} />
    </NextIntlClientProvider>,
  );
}
const message = () => screen.getByLabelText<HTMLTextAreaElement>('Your message');
const email = () => screen.getByLabelText<HTMLInputElement>('Your email address');
function type() {
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Ada Fern' } });
  fireEvent.change(email(), { target: { value: 'ada@shopper.example' } });
  fireEvent.change(message(), { target: { value: 'Do you ship to Orkney?' } });
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
const answer = (change: Partial<ContactState>) => (former: ContactState, form: FormData) =>
  Promise.resolve({
    ...former,
    values: { ...former.values, email: String(form.get('email')) },
    tries: former.tries + 1,
    ...change,
  });

describe('the contact form (S2.1-47)', () => {
  it('is sent once, however often it is pressed, and then confirms', async () => {
    let arrive: (state: ContactState) => void = () => undefined;
    send.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
    show();
    type();
    press();
    press();
    fireEvent.submit(message());
    expect(send).toHaveBeenCalledTimes(1);
    const [state, form] = send.mock.calls[0] ?? [];
    expect(form?.get('message')).toBe('Do you ship to Orkney?');
    expect(form?.get('leave_empty')).toBe('');
    if (state) {
      arrive({
        ...state,
        values: { ...state.values, email: 'ada@shopper.example' },
        notice: 'sent',
        tries: 1,
      });
    }
    const heading = await screen.findByRole('heading', { name: 'Message sent' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText('We’ll reply to ada@shopper.example.')).toBeTruthy();
  });

  it('shows an error at its field, goes there, and keeps what was typed', async () => {
    send.mockImplementation(answer({ errors: { email: 'invalid_email' }, notice: 'fix' }));
    show();
    type();
    press();
    await screen.findByText(platform.errors.field.invalid_email);
    expect(document.activeElement).toBe(email());
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(message().value).toBe('Do you ship to Orkney?');
  });

  it('keeps what was typed when the server can’t be reached, and can be sent again', async () => {
    send.mockRejectedValueOnce(new Error('offline'));
    send.mockImplementation(answer({ notice: 'limited', minutes: 4 }));
    show();
    type();
    press();
    await screen.findByText(/It’s still here/);
    expect(message().value).toBe('Do you ship to Orkney?');
    press();
    await screen.findByText(/Try again in 4 minutes/);
  });

  it('a complaint about data asks for no subject, and says by when it is answered (S2.1-56)', async () => {
    send.mockImplementation(answer({ notice: 'sent', answerBy: '2027-01-04' }));
    show('data');
    expect(screen.queryByLabelText('Subject')).toBeNull();
    type();
    press();
    await waitFor(() => expect(send.mock.calls[0]?.[1].get('subject')).toBe('data'));
    expect(await screen.findByText(/4 January 2027/)).toBeTruthy();
  });

  it('nobody meets the field that programs fill in', () => {
    show();
    const trap = document.querySelector<HTMLInputElement>('[name=leave_empty]');
    expect([trap?.tabIndex, trap?.closest('[aria-hidden=true]') === null]).toEqual([-1, false]);
  });
});
