import { z } from 'zod';
import { EMPTY_RICH_TEXT } from '@/lib/modules/storefront/rules/rich-text/rich-text';
import { parseMarkdown } from '@/lib/modules/storefront/rules/rich-text/parse-markdown';
import { storeConfigUpdate } from '@/lib/modules/storefront/contract/update';
import { formToObject } from '@/lib/tenant-api/context/form-to-object';
import { bracketForm } from './bracket-form';
import { configurationExample } from '@/lib/modules/storefront/contract/configuration';
import { ApiError } from '@/lib/client/api-error';
import {
  readStoreConfiguration,
  saveStoreConfiguration,
  StoreConfigurationError,
} from './store-configuration';

interface Sent {
  url: string;
  method: string | undefined;
  body: unknown;
}
const sent: Sent[] = [];

function answerWith(status: number, body: unknown) {
  sent.length = 0;
  globalThis.fetch = jest.fn((url: RequestInfo | URL, init?: RequestInit) => {
    if (String(url) === '/api/csrf-cookie') {
      return Promise.resolve({ json: () => Promise.resolve({ csrf_token: 'proof' }) } as Response);
    }
    sent.push({ url: String(url), method: init?.method, body: init?.body });
    return Promise.resolve({
      ok: status < 400,
      status,
      headers: new Headers(),
      json: () => Promise.resolve(body),
      text: () => Promise.resolve(JSON.stringify(body)),
    } as Response);
  });
}

const good = { success: true, data: configurationExample };
const without = (field: string) => ({ ...good, data: { ...configurationExample, [field]: undefined } });
const read = () => readStoreConfiguration('ten_fjord', 'fjord-fern');
const save = () => saveStoreConfiguration('ten_fjord', 'fjord-fern', { homeHeading: 'Hello' });

describe('readStoreConfiguration', () => {
  it.each([true, 1, 'true', '1', 'yes'])('takes the success flag %j', async (success) => {
    answerWith(200, { ...good, success });
    await expect(read()).resolves.toEqual(configurationExample);
    expect(sent[0]?.url).toBe('/api/ten_fjord/store-admin/fjord-fern/configuration');
  });

  it("takes the status 'Request was successful' in its place", async () => {
    answerWith(200, { status: 'Request was successful', data: configurationExample });
    await expect(read()).resolves.toEqual(configurationExample);
  });

  it.each([
    [{ ...good, success: false }, 'API response indicates failure'],
    [{ ...good, success: 'on' }, 'API response indicates failure'],
    [{ status: 'ok', data: configurationExample }, 'API response indicates failure'],
    [null, 'API response indicates failure'],
    [without('available_colour_sets'), 'available_colour_sets not found in API response or is not an array'],
    [without('available_font_sets'), 'available_font_sets not found in API response or is not an array'],
    [{ success: true }, 'available_colour_sets not found in API response or is not an array'],
    [
      { success: true, data: { available_colour_sets: {}, available_font_sets: [] } },
      'available_colour_sets not found in API response or is not an array',
    ],
  ])('refuses what it cannot use: %#', async (body, message) => {
    answerWith(200, body);
    const refused = await read().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StoreConfigurationError);
    expect(refused).toMatchObject({ message });
  });

  it('passes on what the call itself failed of', async () => {
    answerWith(404, { success: false, code: 'not_found', message: 'gone' });
    await expect(read()).rejects.toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe('saveStoreConfiguration', () => {
  it('sends JSON without a picture and answers what is kept now', async () => {
    answerWith(200, { ...good, message: 'Saved' });
    await expect(save()).resolves.toMatchObject({
      configuration: configurationExample,
      answer: { message: 'Saved' },
    });
    expect(sent[0]).toMatchObject({
      url: '/api/ten_fjord/store-admin/fjord-fern/configuration/update',
      method: 'POST',
      body: '{"storeConfig":{"homeHeading":"Hello"}}',
    });
  });

  it("fails with 'Save operation failed' when the answer does not say that it worked", async () => {
    answerWith(200, { ...good, success: false });
    await expect(save()).rejects.toMatchObject({ message: 'Save operation failed', failure: 'not_saved' });
  });

  it('sends a form with nested keys in bracket form when a picture goes with it', async () => {
    answerWith(200, good);
    const blob = new File(['png'], 'logo.png', { type: 'image/png' });
    await saveStoreConfiguration('ten_fjord', 'fjord-fern', {
      version: 3,
      customLogo: { enabled: true, blob },
    });
    const form = sent[0]?.body;
    expect(form).toBeInstanceOf(FormData);
    const fields = form instanceof FormData ? [...form.entries()] : [];
    expect(fields.map(([name]) => name)).toEqual([
      'storeConfig[version]',
      'storeConfig[customLogo][enabled]',
      'storeConfig[customLogo][blob]',
    ]);
    expect(fields[2]?.[1]).toBeInstanceOf(File);
  });

  it('sends a formatted text in a form as JSON, which the server reads', async () => {
    answerWith(200, good);
    const blob = new File(['png'], 'logo.png', { type: 'image/png' });
    const document = parseMarkdown('## Returns\n\n- Within **14** days');
    await saveStoreConfiguration('ten_fjord', 'fjord-fern', {
      customLogo: { enabled: true, blob },
      aboutUs: { enabled: true, document },
      faqs: { document: EMPTY_RICH_TEXT },
    });
    const form = sent[0]?.body;
    const read = formToObject(form instanceof FormData ? form : new FormData());
    const { storeConfig } = z.object({ storeConfig: storeConfigUpdate }).parse(read);
    expect(storeConfig.aboutUs).toEqual({ enabled: true, document });
    expect(storeConfig.faqs).toEqual({ document: EMPTY_RICH_TEXT });
    expect(storeConfig.terms).toBeUndefined();
  });

  it('leaves out of a form what is not said', () => {
    const form = bracketForm({
      storeConfig: { homeHeading: '', customBackground: { enabled: false, blob: undefined } },
    });
    expect([...form.entries()]).toEqual([
      ['storeConfig[homeHeading]', ''],
      ['storeConfig[customBackground][enabled]', 'false'],
    ]);
  });

  it('rejects with the fields that the server refused', async () => {
    const codes = { 'storeConfig.homeButton.link': ['bad_url'] };
    answerWith(422, { success: false, code: 'invalid', message: 'check', codes });
    const refused = await save().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ code: 'invalid', codes });
  });
});
