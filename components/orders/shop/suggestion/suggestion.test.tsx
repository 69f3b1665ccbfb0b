import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useContractForm } from '@/components/form/use-contract-form';
import { AddressFields } from '@/components/orders/shop/address-fields';
import { addressSchema } from '@/components/orders/shop/address-schema';
import { messages } from '@/messages/en-GB';

const call = jest.fn<Promise<unknown>, [{ path: string }, { body: Record<string, unknown> }]>();
jest.mock('@/lib/client/browser', () => ({
  browserCall: (...given: Parameters<typeof call>) => call(...given),
}));

const texts = messages.address.suggestion;
const COUNTRIES = [
  { iso2: 'DE', name: 'Germany', label: 'Germany' },
  { iso2: 'NL', name: 'Netherlands', label: 'Netherlands' },
  { iso2: 'US', name: 'United States of America', label: 'United States' },
];
const submit = jest.fn<Promise<void>, [Record<string, unknown>]>();

function Form() {
  const { form, field, onSubmit } = useContractForm({
    schema: addressSchema({ countries: COUNTRIES }),
    defaultValues: {
      name: 'Ada Fern',
      email: 'ada@shopper.example',
      phone: '+49 30 1234567',
      address_country: 'Germany',
      address_first_line: '',
      address_second_line: '',
      address_city: '',
      address_postcode: '',
      address_county: '',
      address_state: 'Alabama',
    },
    submit,
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
      <AddressFields
        field={field}
        countries={COUNTRIES}
        states={['Alabama', 'Kansas']}
        country={form.watch('address_country')}
        optionalText="optional"
      />
      <button>Send</button>
    </form>
  );
}

/** What the server would answer; each test types a street of its own, since no text is asked about twice. */
let answer: Record<string, string> | null;
let street = 0;

beforeEach(() => {
  jest.useFakeTimers();
  street += 1;
  answer = null;
  submit.mockReset().mockResolvedValue(undefined);
  call.mockReset().mockImplementation(async (_, { body: { countries: _c, states: _s, ...typed } }) => ({
    suggestion: answer && { ...typed, ...answer },
  }));
});
afterEach(() => jest.useRealTimers());

const box = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string | RegExp, value: string) => fireEvent.change(box(label), { target: { value } });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const offered = () => screen.queryByRole('group', { name: texts.title });

async function open(typed: { city?: string; postcode?: string } = {}) {
  const { city = 'Berlni', postcode = '10119' } = typed;
  const shown = render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Form />
    </NextIntlClientProvider>,
  );
  type(/Address line 1/, `Torstraße ${street}`);
  type(/City/, city);
  type(/Postcode/, postcode);
  // The part is loaded.
  await act(async () => void (await import('./address-suggestion')));
  await pass(0);
  return shown;
}

describe('what an address may have been meant to be (S2.2-150)', () => {
  test('is offered once it is filled in, and changes nothing by itself', async () => {
    answer = { address_city: 'Berlin' };
    await open();
    expect(offered()).toBeNull();
    await pass(1000);
    expect(offered()?.textContent).toContain(`Torstraße ${street}10119 BerlinGermany`);
    expect(screen.getByRole('status').textContent).toBe(
      `Did you mean Torstraße ${street}, 10119 Berlin, Germany?`,
    );
    expect(box(/City/).value).toBe('Berlni');
    expect(call.mock.calls[0]?.[1].body).toMatchObject({
      countries: ['DE', 'NL', 'US'],
      states: ['Alabama', 'Kansas'],
    });
    expect(call.mock.calls[0]?.[1].body).not.toHaveProperty('name');
  });

  test('is taken by one press, sent with the form, and not asked about again', async () => {
    answer = { address_city: 'Berlin' };
    await open();
    await pass(1000);
    fireEvent.click(screen.getByRole('button', { name: texts.use }));
    expect(box(/City/).value).toBe('Berlin');
    expect(offered()).toBeNull();
    expect(document.activeElement).toBe(screen.getByText(texts.used));
    await pass(2000);
    expect(call).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await pass(100);
    expect(submit.mock.calls[0]?.[0]).toMatchObject({ address_city: 'Berlin', name: 'Ada Fern' });
  });

  test('may be another country’s, whose fields then show', async () => {
    answer = {
      address_country: 'United States of America',
      address_city: 'Topeka',
      address_postcode: '66603',
    };
    await open();
    await pass(1000);
    fireEvent.click(screen.getByRole('button', { name: texts.use }));
    expect(box(/Country/).value).toBe('United States of America');
    expect(box('ZIP code').value).toBe('66603');
  });

  test('is declined for good: the same text is never asked about twice', async () => {
    answer = { address_city: 'Berlin' };
    await open();
    await pass(1000);
    fireEvent.click(screen.getByRole('button', { name: texts.keep }));
    expect(box(/City/).value).toBe('Berlni');
    expect(document.activeElement).toBe(screen.getByText(texts.kept));
    type(/City/, 'Berl');
    await pass(200);
    type(/City/, 'Berlni');
    await pass(3000);
    expect(offered()).toBeNull();
    expect(call).toHaveBeenCalledTimes(1);
  });

  test('goes once something else is typed, but not when a field is left', async () => {
    answer = { address_city: 'Berlin' };
    await open();
    await pass(1000);
    box(/Postcode/).dispatchEvent(new Event('change', { bubbles: true }));
    await pass(0);
    expect(offered()).not.toBeNull();
    type(/Postcode/, '1011');
    expect(offered()).toBeNull();
  });
});

describe('nobody is kept waiting (S2.2-150)', () => {
  test('the form is sent while it is being asked, and nothing is offered where the call fails or is too late', async () => {
    call.mockRejectedValueOnce(new Error('rate limited'));
    await open();
    await pass(1000);
    expect(offered()).toBeNull();
    let signal: AbortSignal | undefined;
    call.mockImplementationOnce((_, given) => {
      ({ signal } = given as { signal?: AbortSignal });
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error())));
    });
    type(/City/, 'Berlln');
    await pass(1000);
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await pass(100);
    expect(submit).toHaveBeenCalledTimes(1);
    await pass(2000);
    expect(signal?.aborted).toBe(true);
    expect(offered()).toBeNull();
  });

  test('an offer waits until no finger is down, and comes once the form has refused the address', async () => {
    answer = { address_postcode: '10119', address_city: 'Berlin' };
    await open({ city: '10119', postcode: '' });
    await pass(2000);
    expect(call).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await act(async () => void (await import('@/components/form/contract-resolver')));
    fireEvent.pointerDown(document.body);
    await pass(1000);
    expect(call).toHaveBeenCalledTimes(1);
    expect(offered()).toBeNull();
    fireEvent.pointerUp(document.body);
    await pass(100);
    expect(offered()).not.toBeNull();
    expect(submit).not.toHaveBeenCalled();
  });
});
