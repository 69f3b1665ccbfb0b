/** @jest-environment node */
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import { updateConfiguration } from '@/lib/modules/storefront/contract/update';
import { parseMarkdown } from '@/lib/modules/storefront/rules/rich-text/parse-markdown';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { readConfigurationHandler } from './read-configuration';
import { readStorefrontHandler } from './read-storefront';
import { updateConfigurationHandler } from './update-configuration';

jest.setTimeout(60_000);

const ADMIN = 'admin@fjord-fern.example';
const PATH = '/api/ten_fjord/store-admin/fjord-fern/configuration';
const RETURNS = parseMarkdown(
  '## Returns\n\nWithin **14 days**, see [our page](https://fjord.example/returns).',
);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([readConfigurationHandler, readStorefrontHandler, updateConfigurationHandler]);
});
afterAll(() => world.close());

const page = async () => {
  const { data } = (await world.get(PATH, ADMIN)).json;
  return (data as unknown as Configuration).store_page_content;
};
const send = (storeConfig: object) => world.post(`${PATH}/update`, { storeConfig }, ADMIN);
const update = async (storeConfig: object) => {
  const answer = await send(storeConfig);
  expect(answer.status).toBe(200);
  check(updateConfiguration, answer);
};

describe('a client’s own texts (S3.6-16)', () => {
  test('a plain text from before is read as its paragraphs, and a store without texts has empty ones', async () => {
    await world.sql(
      `update store_configurations set content = jsonb_set(content, '{aboutUs}',
         '{"enabled": true, "pageName": "Us", "content": "One.\\nTwo.\\n\\n<b>Three</b>"}') where event_id = 'evt_fjord_fern'`,
    );
    const { about_us, faqs, terms } = await page();
    expect(about_us.document).toEqual({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'One.' }, { type: 'hardBreak' }, { type: 'text', text: 'Two.' }],
        },
        { type: 'paragraph', content: [{ type: 'text', text: '<b>Three</b>' }] },
      ],
    });
    expect([faqs, terms]).toEqual(Array(2).fill({ content: '', document: { type: 'doc', content: [] } }));
  });

  test('a document is stored with its plain words, and the storefront has it', async () => {
    await update({
      aboutUs: { document: RETURNS },
      faqs: { document: RETURNS },
      terms: { document: RETURNS },
    });
    const text = { content: 'Returns\n\nWithin 14 days, see our page.', document: RETURNS };
    const { about_us, faqs, terms } = await page();
    expect(about_us).toEqual({ enabled: true, page_name: 'Us', ...text });
    expect([faqs, terms]).toEqual([text, text]);
    const { storeConfig } = (await world.get('/api/storefront/fjord-fern')).json.data as unknown as {
      storeConfig: object;
    };
    expect(storeConfig).toMatchObject({ aboutUs: text, faqs: text, terms: text });
  });

  test('plain words that say the same keep the formatting, others are paragraphs', async () => {
    const { about_us } = await page();
    await update({ aboutUs: { content: about_us.content, pageName: 'We' } });
    expect((await page()).about_us).toEqual({ ...about_us, page_name: 'We' });
    await update({ aboutUs: { content: '**Not** bold' } });
    const plain = [{ type: 'paragraph', content: [{ type: 'text', text: '**Not** bold' }] }];
    expect((await page()).about_us.document).toEqual({ type: 'doc', content: plain });
    expect((await page()).faqs.document).toEqual(RETURNS);
  });

  test('a form sends it as JSON', async () => {
    const form = new FormData();
    form.append('storeConfig[terms][document]', JSON.stringify(parseMarkdown('*New*')));
    const answer = await world.post(`${PATH}/update`, form, ADMIN);
    expect(answer.status).toBe(200);
    expect((await page()).terms.content).toBe('New');
  });

  test.each([
    ['aboutUs', { type: 'doc', content: [{ type: 'script', content: 'x' }] }],
    ['faqs', '<p>HTML</p>'],
    ['terms', { type: 'doc', content: Array(2001).fill({ type: 'horizontalRule' }) }],
  ])('what is no such text is refused at its field: %s', async (name, document) => {
    const before = await page();
    const answer = await send({ [name]: { document } });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json.codes ?? {})[0]).toMatch(`storeConfig.${name}.document`);
    expect(await page()).toEqual(before);
  });
});
