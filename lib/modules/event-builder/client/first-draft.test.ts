import { TEMPLATES } from '@/lib/modules/event-builder/rules/templates';
import { BUILDER_BLANKS } from '@/scripts/test/builder-blanks';
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
  const club = startedFrom('club', textsOf, BUILDER_BLANKS)(addressed);
  expect(club).toMatchObject({
    type: 'Store',
    region: 'EU',
    img_id: 'fil_logo',
    page: { name: 'Ours', heading: 'Hello' },
    theme: { font_set: TEMPLATES.club.fontSet },
    plan: { start: 'club', slug: 'ours', source: null },
  });
  expect(club.products).toHaveLength(TEMPLATES.club.products.length);
  const blank = startedFrom('blank', textsOf, BUILDER_BLANKS)(club);
  expect([blank.products, blank.page.heading, blank.page.name]).toEqual([[], '', 'Ours']);
  const chosen = withPlan({ start: 'clone', source: 'fjord-fern' })(blank);
  expect(planOf(startedFrom('clone', textsOf, BUILDER_BLANKS)(chosen)).source).toBe('fjord-fern');
  expect(planOf(startedFrom('team', textsOf, BUILDER_BLANKS)(chosen)).source).toBeNull();
});

test('in another region suggested prices follow its currency, and prices of one’s own stay', () => {
  const two = ['tee', 'mug'].reduce(
    (store, blank) => withNewProduct(BUILDER_BLANKS, blank as 'tee' | 'mug', blank, { logo: null })(store),
    firstDraft('UK') as ReturnType<ReturnType<typeof withRegion>>,
  );
  const own = withProduct(1, { price: '13.37' })(two);
  const moved = withRegion(BUILDER_BLANKS, 'EU')(own);
  expect(moved.products[0]?.price).not.toBe(own.products[0]?.price);
  expect(moved.products[1]?.price).toBe('13.37');
  expect(withRegion(BUILDER_BLANKS, 'UK')(moved)).toEqual(own);
});
