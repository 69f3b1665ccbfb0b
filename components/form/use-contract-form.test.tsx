import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { z } from 'zod';
import { TextField } from '@/components/ui/text-field';
import { ApiError } from '@/lib/client/api-error';
import { messages } from '@/messages/en-GB';
import { FormAlert } from './form-alert';
import { SubmitButton } from './submit-button';
import { useContractForm } from './use-contract-form';

const schema = z.object({
  name: z.string().trim().min(1).max(20),
  email: z.string().trim().min(1).pipe(z.email()),
  promo_code: z.string().default(''),
});
const VALID = { name: 'Ada Fern', email: 'ada@shopper.example', promo_code: 'SUMMIT' };

interface TestFormProps {
  submit: (values: z.output<typeof schema>) => Promise<void>;
  load?: () => Promise<typeof schema>;
  name?: string;
}

function TestForm({ submit, load, name = '' }: TestFormProps) {
  const [isOpen, setOpen] = useState(true);
  const defaultValues = { name, email: '', promo_code: '' };
  const { field, onSubmit, busy, formError } = useContractForm({
    schema: load ?? schema,
    defaultValues,
    submit,
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      {isOpen ? <TextField label="Name" {...field('name')} /> : null}
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {'Fold'}
      </button>
      <TextField label="Email" {...field('email')} />
      <TextField label="Code" {...field('promo_code')} />
      <FormAlert error={formError} />
      <SubmitButton busy={busy}>{'Send'}</SubmitButton>
    </form>
  );
}

function inPage(form: ReactNode) {
  return (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      {form}
    </NextIntlClientProvider>
  );
}

function renderForm(submit: TestFormProps['submit'], load?: TestFormProps['load']) {
  render(inPage(<TestForm submit={submit} load={load} />));
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function fill(values: typeof VALID) {
  fireEvent.change(input('Name'), { target: { value: values.name } });
  fireEvent.change(input('Email'), { target: { value: values.email } });
  fireEvent.change(input('Code'), { target: { value: values.promo_code } });
}

const send = async () => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: /Send/ }));
  });
};

describe('useContractForm', () => {
  it('shows what its fields begin with in the server’s HTML already', () => {
    const html = renderToString(inPage(<TestForm submit={() => Promise.resolve()} name="Ada Fern" />));
    expect(html).toContain('value="Ada Fern"');
  });

  it('keeps what was typed in a field that is folded away and comes back', () => {
    render(inPage(<TestForm submit={() => Promise.resolve()} name="Ada Fern" />));
    fireEvent.change(input('Name'), { target: { value: '' } });
    const fold = screen.getByRole('button', { name: 'Fold' });
    fireEvent.click(fold);
    fireEvent.click(fold);
    expect(input('Name').value).toBe('');
  });

  it('checks with the contract before it sends, and focuses the first wrong field', async () => {
    const submit = jest.fn(() => Promise.resolve());
    renderForm(submit);
    fill({ ...VALID, name: ' ', email: 'nobody' });
    await send();
    expect(submit).not.toHaveBeenCalled();
    expect(screen.getByText(messages.errors.field.required)).toBeTruthy();
    expect(screen.getByText(messages.errors.field.invalid_email)).toBeTruthy();
    expect(document.activeElement).toBe(input('Name'));
  });

  it('loads the schema in an idle moment, not in the press that needs it', async () => {
    let idle = () => {};
    window.requestIdleCallback = (work) => {
      idle = () => work({ didTimeout: false, timeRemaining: () => 50 });
      return 1;
    };
    window.cancelIdleCallback = () => undefined;
    const load = jest.fn(() => Promise.resolve(schema));
    renderForm(() => Promise.resolve(), load);
    expect(load).not.toHaveBeenCalled();
    await act(async () => idle());
    expect(load).toHaveBeenCalledTimes(1);
    cleanup();
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  });

  it('sends what the schema made of the values', async () => {
    const submit = jest.fn(() => Promise.resolve());
    renderForm(submit);
    fill({ ...VALID, name: '  Ada Fern ' });
    await send();
    expect(submit.mock.calls).toEqual([[VALID, expect.anything()]]);
  });

  it("puts the server's codes on their fields, keeps what was typed and focuses the first", async () => {
    const refusal = new ApiError(422, {
      code: 'invalid',
      codes: { promo_code: ['invalid_promo_code'], email: ['already_ordered'] },
      errors: { promo_code: ['texte du serveur'], email: ['texte du serveur'] },
    });
    renderForm(() => Promise.reject(refusal));
    fill(VALID);
    await send();
    expect(screen.getByText(messages.errors.field.invalid_promo_code)).toBeTruthy();
    expect(screen.getByText(messages.errors.field.already_ordered)).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe(messages.errors.invalid);
    expect(document.activeElement).toBe(input('Email'));
    expect(input('Code').value).toBe('SUMMIT');
    expect(input('Name').getAttribute('aria-invalid')).toBeNull();
  });

  it("shows the server's own words for a code that it does not know", async () => {
    const refusal = new ApiError(422, {
      code: 'invalid',
      codes: { name: ['too_lyrical'] },
      errors: { name: ['too lyrical'] },
    });
    renderForm(() => Promise.reject(refusal));
    fill(VALID);
    await send();
    expect(screen.getByText('too lyrical')).toBeTruthy();
  });

  it('says what is wrong with something that is no field of the form', async () => {
    const refusal = new ApiError(422, {
      code: 'invalid',
      codes: { 'products.0.quantity': ['out_of_stock'] },
    });
    renderForm(() => Promise.reject(refusal));
    fill(VALID);
    await send();
    expect(screen.getByRole('alert').textContent).toBe(messages.errors.field.out_of_stock);
  });

  it.each([
    [new ApiError(0, { code: 'network' }), messages.forms.sendFailed],
    [new ApiError(429, { code: 'rate_limited' }), messages.errors.rate_limited],
  ])('tells a failed call and lets it be tried again', async (failure, text) => {
    const submit = jest.fn((): Promise<void> => Promise.reject(failure));
    renderForm(submit);
    fill(VALID);
    await send();
    expect(screen.getByRole('alert').textContent).toBe(text);
    submit.mockImplementation(() => Promise.resolve());
    await send();
    expect(submit).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('sends once however often it is pressed', async () => {
    let finish = () => undefined as void;
    const submit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    renderForm(submit);
    fill(VALID);
    const form = screen.getByRole('button', { name: /Send/ }).closest('form');
    if (!form) throw new Error('no form');
    await act(async () => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    fireEvent.submit(form);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Send/ }).getAttribute('aria-disabled')).toBe('true'),
    );
    expect(submit).toHaveBeenCalledTimes(1);
    await act(async () => finish());
    expect(screen.getByRole('button', { name: /Send/ }).getAttribute('aria-disabled')).toBeNull();
  });
});
