/** @jest-environment node */
import { LOCALE_CODES, type Locale } from '@/lib/kernel/locales';
import { fromWire } from '@/lib/kernel/money';
import { REGION_FACTS, REGIONS, type Region } from '@/lib/kernel/regions';
import { MESSAGE_FILES } from '@/lib/intl/message-files';
import type { messages as english } from '@/messages/en-GB';
import { findBlank, makingPrice } from '@/lib/modules/catalogue/rules/blanks/catalogue';
import { preflight } from '@/lib/modules/design/rules/preflight';
import { createEventHandler } from '@/lib/modules/event-builder/api/create-event';
import { designOf } from '@/lib/modules/event-builder/client/change-store';
import { fromTemplate } from '@/lib/modules/event-builder/client/from-template';
import { createEvent } from '@/lib/modules/event-builder/contract/create-event';
import { BUILDER_TEXT } from '@/lib/modules/event-builder/rules/limits';
import { TEMPLATE_IDS, TEMPLATES, type TemplateId } from '@/lib/modules/event-builder/rules/templates';
import { EVENT_TYPES } from '@/lib/modules/events/rules/event-types';
import { loadFontsOf } from '@/lib/files/fonts/load-font-book';
import { BUILDER_BLANKS } from '@/scripts/test/builder-blanks';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(90_000);

const ADMIN = 'admin@fjord-fern.example';
const CREATE = '/api/ten_fjord/events/create';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([createEventHandler]);
});
afterAll(() => world.close());

function started(id: TemplateId, locale: Locale, region: Region = 'UK') {
  const files = MESSAGE_FILES[locale] as unknown as typeof english;
  const { heading, subheading, print } = files.eventTemplates[id];
  const texts = {
    heading,
    subheading,
    print,
    productName: (blank: keyof typeof files.eventBuilder.blanks) => files.eventBuilder.blanks[blank],
  };
  return fromTemplate(id, { region, texts, blanks: BUILDER_BLANKS });
}

test('the templates cover every type of event', () => {
  const types = new Set(TEMPLATE_IDS.map((id) => TEMPLATES[id].type));
  expect([...types].sort()).toEqual([...EVENT_TYPES].sort());
});

describe.each(TEMPLATE_IDS)('the template %s', (id) => {
  test.each(LOCALE_CODES)('prints without a warning on each of its colours, in %s', async (locale) => {
    const { page, products } = started(id, locale);
    expect(page.heading.length).toBeLessThanOrEqual(BUILDER_TEXT.heading);
    expect(page.subheading.length).toBeLessThanOrEqual(BUILDER_TEXT.subheading);
    expect(products).toHaveLength(TEMPLATES[id].products.length);
    for (const [index, product] of products.entries()) {
      expect(product.colours).toHaveLength(TEMPLATES[id].products[index]?.colours.length ?? 0);
      const { front } = designOf(product);
      if (!front) throw new Error(`${product.name} has no design`);
      const fontBooks = await loadFontsOf(front);
      for (const { identifier, hex } of findBlank(product.blank)?.colours ?? []) {
        if (!product.colours.includes(identifier)) continue;
        expect(preflight(front, { fontBooks, garmentColour: hex, pictures: {} })).toEqual([]);
      }
    }
  });

  test.each(REGIONS)('asks more than each product costs, in the currency of %s', (region) => {
    const { currency } = REGION_FACTS[region];
    for (const { blank, price } of started(id, 'en', region).products) {
      const found = findBlank(blank);
      expect(found && fromWire(price) > makingPrice(found, currency, 1)).toBe(true);
    }
  });

  test('becomes a draft of its type with its texts, look and three products that can be sold', async () => {
    const { page, ...rest } = started(id, 'de');
    const name = `Vorlage ${id}`;
    const body = { ...rest, region: 'UK', image_id: null, page: { ...page, name } };
    const answer = await world.post(CREATE, body, ADMIN);
    check(createEvent, answer);
    const [event] = await world.sql<Record<string, unknown>>(
      'select id, type, status from events where name = $1',
      [name],
    );
    expect(event).toMatchObject({ type: TEMPLATES[id].type, status: 'Draft' });
    const products = await world.sql(
      `select p.name, p.status from event_products ep join products p on p.id = ep.product_id
        where ep.event_id = $1 order by ep.position`,
      [event?.id],
    );
    expect(products).toEqual(rest.products.map((product) => ({ name: product.name, status: 'active' })));
    const [look] = await world.sql<{ content: object }>(
      'select content from store_configurations where event_id = $1',
      [event?.id],
    );
    expect(look?.content).toMatchObject({
      homeHeading: page.heading,
      homeSubheading: page.subheading,
      layout: TEMPLATES[id].layout,
    });
  });
});
