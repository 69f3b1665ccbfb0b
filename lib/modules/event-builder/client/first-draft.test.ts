import { TEMPLATES } from '@/lib/modules/event-builder/rules/templates';
import { withNewProduct, withProduct, withRegion } from './change-store';
import { firstDraft, planOf, startedFrom, withPlan } from './first-draft';

const textsOf = () => ({ heading: 'Hello', subheading: 'All', print: 'ONE', productName: () => 'Thing' });

test('starting over keeps name, address, region and logo, and brings type, look, texts and products', () => {
  const named = {
    ...firstDraft('EU'),
    img_id: 'fil_logo',
    page: { name: 'Ours', heading: 'Old', subheading: '' },
  };
  const addressed = withPlan({ slug: 'ours' })(named);
  const club = startedFrom('club', textsOf)(addressed);
  expect(club).toMatchObject({
    type: 'Store',
    region: 'EU',
    img_id: 'fil_logo',
    page: { name: 'Ours', heading: 'Hello' },
    theme: { font_set: TEMPLATES.club.fontSet },
    plan: { start: 'club', slug: 'ours', source: null },
  });
  expect(club.products).toHaveLength(TEMPLATES.club.products.length);
  const blank = startedFrom('blank', textsOf)(club);
  expect([blank.products, blank.page.heading, blank.page.name]).toEqual([[], '', 'Ours']);
  const chosen = withPlan({ start: 'clone', source: 'fjord-fern' })(blank);
  expect(planOf(startedFrom('clone', textsOf)(chosen)).source).toBe('fjord-fern');
  expect(planOf(startedFrom('team', textsOf)(chosen)).source).toBeNull();
});

test('in another region suggested prices follow its currency, and prices of one’s own stay', () => {
  const two = ['tee', 'mug'].reduce(
    (store, blank) => withNewProduct(blank as 'tee' | 'mug', blank, { logo: null })(store),
    firstDraft('UK') as ReturnType<ReturnType<typeof withRegion>>,
  );
  const own = withProduct(1, { price: '13.37' })(two);
  const moved = withRegion('EU')(own);
  expect(moved.products[0]?.price).not.toBe(own.products[0]?.price);
  expect(moved.products[1]?.price).toBe('13.37');
  expect(withRegion('UK')(moved)).toEqual(own);
});
