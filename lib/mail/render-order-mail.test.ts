/** @jest-environment node */
import type { OrderMailModel } from './order-mail-model';
import { renderOrderMail } from './render-order-mail';

const MODEL: OrderMailModel = {
  lang: 'de',
  subject: 'Bestellung FF-1',
  preview: 'Vielen Dank',
  storeName: 'Fjord & Fern',
  heading: 'Danke, <b>Ada</b>',
  intro: 'Wir drucken jetzt.',
  changes: [],
  colours: { primary: '#114433', onPrimary: '#ffffff' },
  reference: { label: 'Nummer', value: 'FF-1' },
  lines: [
    {
      name: 'Crew Tee',
      details: 'Black, M',
      quantity: '2 Stück',
      total: '43,20 £',
      pictureCid: 'a@merchloom',
      pictureAlt: 'Crew Tee in Black',
    },
    { name: 'Gift', details: '', quantity: '1 Stück', total: '', pictureCid: null, pictureAlt: '' },
  ],
  totals: [{ label: 'Gesamt', value: '63,74 £', strong: true }],
  deliveryHeading: 'Lieferung',
  delivery: '26. bis 30. November',
  addressHeading: 'Anschrift',
  address: ['Ada Fern', '12 Harbour Street'],
  tracking: { label: 'Verfolgen', url: 'https://carrier.example/1' },
  page: { label: 'Ihre Bestellung', url: 'https://shop.example/order/abc' },
  footer: ['Fjord & Fern Ltd'],
};

/** The visible text of HTML, in order. */
const seen = (html: string) =>
  html
    .replace(/<div[^>]*display:none.*?<\/div>/s, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

test('a text of several lines keeps them in both forms (S2.2-131)', () => {
  const { html, text } = renderOrderMail({ ...MODEL, changes: ['Hi Ada,\nas <i>agreed</i>.\n\nIsla'] });
  expect(html).toContain('Hi Ada,<br/>as &lt;i&gt;agreed&lt;/i&gt;.<br/><br/>Isla');
  expect(text).toContain('Hi Ada,\nas <i>agreed</i>.\n\nIsla');
});

describe('an order’s mail (S2.9)', () => {
  const { html, text } = renderOrderMail(MODEL);

  test('both forms say every text and figure of it', () => {
    const { lines, totals, address, footer, reference } = MODEL;
    const said = [MODEL.heading, MODEL.intro, reference.value, MODEL.delivery, ...address, ...footer];
    said.push(
      ...lines.flatMap((line) => [line.name, line.details, line.total]),
      ...totals.map((row) => row.value),
    );
    for (const words of said.filter((word) => word !== '')) {
      expect(text).toContain(words);
      expect(seen(html).join('\n')).toContain(words);
    }
    expect(text).toContain('https://carrier.example/1');
    expect(text).toContain('https://shop.example/order/abc');
    expect(html).toContain('href="https://shop.example/order/abc"');
    expect(html).toContain('href="https://carrier.example/1"');
  });

  test('the HTML is a document in the reader’s language, and markup in a name stays text', () => {
    expect(html).toMatch(/^<!DOCTYPE html [^>]+><html [^>]*lang="de"/);
    expect(html).not.toContain('<b>Ada');
    expect(html).toContain('src="cid:a@merchloom"');
  });

  test('it has a title, follows the reader’s colour scheme, and its action is a button', () => {
    expect(html).toContain(`<title>${MODEL.subject}</title>`);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    const dark = /@media \(prefers-color-scheme:dark\)\{(.*?)\}\}/.exec(html)?.[1] ?? '';
    for (const part of ['m-body', 'm-card', 'm-footer', 'm-quiet', 'm-rule', 'm-link']) {
      expect(dark).toContain(`.${part}`);
      expect(html).toMatch(new RegExp(`class="[^"]*${part}`));
    }
    const button = (document: string) => /<a href="([^"]+)"[^>]*background-color:#114433/.exec(document)?.[1];
    expect(button(html)).toBe('https://carrier.example/1');
    expect(button(renderOrderMail({ ...MODEL, tracking: null }).html)).toBe('https://shop.example/order/abc');
  });

  test('a gift has no price, and the text leaves no gap for it', () => {
    expect(text).toContain('Gift\n1 Stück\n\n');
    expect(text).not.toMatch(/\n{3,}/);
  });
});
