import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { loadPage } from '@/lib/client/load-page';
import { messages } from '@/messages/en-GB';
import { DemoLogins } from './demo-logins';
import { LoginForm } from './login-form';

jest.mock('@/lib/client/load-page', () => ({ loadPage: jest.fn() }));

type Answer = { ok: boolean; url?: string } | 'network';
const posted: URLSearchParams[] = [];

/** Mocks next-auth: a CSRF token, then the result of the login. */
function answerWith(answer: Answer) {
  posted.length = 0;
  globalThis.fetch = jest.fn((url: RequestInfo | URL, init?: RequestInit) => {
    if (String(url).endsWith('/csrf')) {
      return Promise.resolve({ ok: true, json: () => Promise.resolve({ csrfToken: 'proof' }) } as Response);
    }
    if (answer === 'network') return Promise.reject(new TypeError('Failed to fetch'));
    posted.push(init?.body as URLSearchParams);
    const json = () => Promise.resolve({ url: answer.url });
    return Promise.resolve({ ok: answer.ok, json } as Response);
  });
}

const refused = (error: string): Answer => ({ ok: false, url: `http://localhost/login?error=${error}` });

function show(next = '/orders?status=new') {
  const people = [
    { email: 'care@merchloom.example', name: 'Theo Hemm', role: 'customer_service', tenant: null },
  ];
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <LoginForm next={next} />
      <DemoLogins people={people} next={next} />
    </NextIntlClientProvider>,
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function logInAs(email: string, password: string) {
  fireEvent.change(field('Email'), { target: { value: email } });
  fireEvent.change(field('Password'), { target: { value: password } });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: /^Log in/ }));
  });
}

const alerts = () =>
  screen
    .getAllByRole('alert')
    .map((alert) => alert.textContent)
    .join('');

describe('LoginForm', () => {
  beforeEach(() => jest.mocked(loadPage).mockClear());

  it.each([
    [refused('bad_credentials'), messages.errors.bad_credentials],
    [refused('rate_limited.540'), 'Too many attempts. Try again in 9 minutes.'],
    [refused('unavailable.2'), messages.errors.unavailable],
    ['network' as const, messages.auth.network],
  ])('tells %j apart and keeps what was typed', async (answer, text) => {
    answerWith(answer);
    show();
    await logInAs('admin@fjord-fern.example', 'a wrong one');
    expect(alerts()).toBe(text);
    expect(field('Email').value).toBe('admin@fjord-fern.example');
    expect(field('Password').value).toBe('a wrong one');
    expect(loadPage).not.toHaveBeenCalled();
  });

  it('goes on to the page that was asked for', async () => {
    answerWith({ ok: true });
    show();
    await logInAs('admin@fjord-fern.example', 'Demo-pass-2026');
    expect(loadPage).toHaveBeenCalledWith('/orders?status=new');
    expect(Object.fromEntries(posted[0] ?? [])).toMatchObject({ email: 'admin@fjord-fern.example' });
  });

  it('asks for a code where the account has a second factor, and goes on once it is right (D42-4)', async () => {
    answerWith(refused('two_factor_needed'));
    show();
    await logInAs('admin@fjord-fern.example', 'Demo-pass-2026');
    expect(screen.getByRole('heading', { name: 'Enter your code' })).toBe(document.activeElement);
    const enter = async (code: string) => {
      fireEvent.change(screen.getByLabelText('Code'), { target: { value: code } });
      await act(async () => {
        fireEvent.click(screen.getByRole('button', { name: /^Log in/ }));
      });
    };
    answerWith(refused('two_factor_wrong'));
    await enter('123456');
    expect(alerts()).toBe(messages.errors.two_factor_wrong);
    answerWith({ ok: true });
    await enter('654 321');
    expect(Object.fromEntries(posted[0] ?? [])).toMatchObject({
      email: 'admin@fjord-fern.example',
      password: 'Demo-pass-2026',
      code: '654 321',
    });
    expect(loadPage).toHaveBeenCalledWith('/orders?status=new');
  });

  it('goes back from the code to what was typed', async () => {
    answerWith(refused('two_factor_needed'));
    show();
    await logInAs('admin@fjord-fern.example', 'Demo-pass-2026');
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(field('Email').value).toBe('admin@fjord-fern.example');
    expect(field('Password').value).toBe('Demo-pass-2026');
  });

  it('sends nothing while a field is empty or no address', async () => {
    answerWith({ ok: true });
    show();
    await logInAs('admin', '');
    expect(posted).toEqual([]);
    expect(screen.getByText(messages.errors.field.invalid_email)).toBeTruthy();
    expect(screen.getByText(messages.errors.field.required)).toBeTruthy();
  });

  it('logs in as a person of the demo with one click', async () => {
    answerWith({ ok: true });
    show('/dashboard');
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: /Theo Hemm/ }));
    });
    expect(Object.fromEntries(posted[0] ?? [])).toMatchObject({ email: 'care@merchloom.example' });
    expect(loadPage).toHaveBeenCalledWith('/dashboard');
  });
});
