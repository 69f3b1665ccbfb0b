import { askedTee, blankSample, factsSample } from './routing-samples';
import type { FulfillerFacts } from './types';
import { findUnserved, type SoldProduct } from './unserved';

const TEE: SoldProduct = { id: 'tee', name: 'Crew Tee', line: askedTee({ pieces: 1 }) };
const MUG: SoldProduct = {
  id: 'mug',
  name: 'Camp Mug',
  line: askedTee({ blankId: 'mug', family: 'mug', pieces: 1 }),
};

const find = (
  fulfillers: FulfillerFacts[],
  { countries = ['GB', 'IE', 'JP'], products = [TEE, MUG], isOver = (): boolean => false } = {},
) =>
  findUnserved({
    region: 'UK',
    currency: 'GBP',
    countries,
    products,
    fulfillers,
    settings: { maxOverPercent: null },
    isOver,
  });

test('a printer that ships everywhere and makes all leaves no country out (S2.2-151)', () => {
  expect(find([factsSample()])).toEqual({ count: 0, product: null, reasons: [] });
  expect(find([], { products: [] }).reasons).toEqual([]);
});

test('where no printer ships to, and where only an excluded or a paused one does (S2.2-151)', () => {
  const local = factsSample({ id: 'ful_a', countries: ['GB'] });
  const excluded = factsSample({ id: 'ful_b', countries: ['IE'], choice: 'excluded' });
  const paused = factsSample({ id: 'ful_c', countries: ['FR'], paused: { until: null } });
  const found = find([local, excluded, paused], { countries: ['GB', 'IE', 'FR', 'JP', 'US'] });
  expect(found).toEqual({
    count: 2,
    product: { id: 'tee', name: 'Crew Tee' },
    reasons: [
      { why: 'ship_to', countries: ['JP', 'US'] },
      { why: 'excluded', countries: ['IE'] },
      { why: 'paused', countries: ['FR'] },
    ],
  });
});

test('a product that no printer there makes is named (S2.2-151)', () => {
  const noMugs = factsSample({ blanks: [blankSample({ blankId: 'mug', offered: false })] });
  expect(find([noMugs])).toEqual({
    count: 1,
    product: { id: 'mug', name: 'Camp Mug' },
    reasons: [{ why: 'product', countries: ['GB', 'IE', 'JP'] }],
  });
});

test('where making it costs too much, duty included (S2.2-151)', () => {
  const dear = factsSample({
    blanks: [blankSample({ prices: { GBP: { blank: 9000, print: 900 } } })],
  });
  const asked = { region: 'UK', currency: 'GBP', countries: ['GB'], products: [TEE] } as const;
  const found = findUnserved({ ...asked, fulfillers: [dear], settings: { maxOverPercent: 10 } });
  expect(found.reasons).toEqual([{ why: 'cost', countries: ['GB'] }]);
});

test('one of another region and one that is closed for good serve nobody (S2.2-151)', () => {
  const elsewhere = factsSample({ id: 'ful_b', regions: ['US'] });
  const closed = factsSample({ id: 'ful_c', status: 'closed' });
  expect(find([elsewhere, closed], { countries: ['GB'] }).reasons).toEqual([
    { why: 'ship_to', countries: ['GB'] },
  ]);
});

test('no more is looked at once the time is over (S2.2-151)', () => {
  let looks = 0;
  const isOver = () => (looks += 1) > 1;
  expect(find([], { isOver }).reasons).toEqual([{ why: 'ship_to', countries: ['GB'] }]);
});
