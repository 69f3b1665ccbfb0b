/** @jest-environment node */
import { MAX_SVG_COST, svgCost } from './svg-cost';
import { readSvg } from './svg-reader';

/** A shape of so many points. */
const path = (points: number, attributes = '') =>
  `<path d="M0 0 ${Array.from({ length: points - 1 }, (_, at) => `L${at % 97} ${at % 89}`).join(' ')}" ${attributes}/>`;

function costOf(inner: string): number {
  const read = readSvg(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`),
  );
  if (!read.ok) throw new Error(read.error);
  return svgCost(read.value);
}

test('a stroke costs several times what the same shape costs filled', () => {
  const filled = costOf(path(1000));
  expect(filled).toBeGreaterThan(1000);
  expect(costOf(path(1000, 'stroke="none"'))).toBe(filled);
  expect(costOf(path(1000, 'stroke="red"'))).toBeGreaterThan(5 * filled);
});

test.each([
  ['of its own style', path(1000, 'style="stroke:red"')],
  ['of the group it is in', `<g stroke="red">${path(1000)}</g>`],
  ['of a group’s style', `<g style="fill:none;stroke:#000"><g>${path(1000)}</g></g>`],
  ['that a class may give it', `<style>.a{stroke:red}</style>${path(1000, 'class="a"')}`],
  ['of what shows it', `<defs>${path(1000, 'id="p"')}</defs><use href="#p" stroke="red"/>`],
])('a stroke %s is seen', (_, inner) => {
  expect(costOf(inner)).toBeGreaterThan(25_000);
});

test.each([
  ['taken back by the shape', `<g stroke="red">${path(1000, 'stroke="none"')}</g>`],
  ['taken back by its style', `<g stroke="red">${path(1000, 'style="stroke:none"')}</g>`],
  ['that no class gives', `<style>.a{stroke:none}</style>${path(1000, 'class="a"')}`],
])('a stroke %s is none', (_, inner) => {
  expect(costOf(inner)).toBeLessThan(6000);
});

test('a detailed drawing passes, and what takes seconds to draw does not', () => {
  expect(costOf(path(100_000))).toBeLessThan(MAX_SVG_COST);
  expect(costOf(path(15_000, 'stroke="red"'))).toBeLessThan(MAX_SVG_COST);
  expect(costOf(path(25_000, 'stroke="red" stroke-width="30" stroke-linejoin="round"'))).toBeGreaterThan(
    MAX_SVG_COST,
  );
  expect(costOf(path(200_000))).toBeGreaterThan(MAX_SVG_COST);
});

test('one that shows itself, however it does, has an end', () => {
  expect(costOf('<g id="a" stroke="red"><use href="#a"/></g>')).toBe(Infinity);
  expect(costOf(`${'<g stroke="red">'.repeat(40)}${path(10)}${'</g>'.repeat(40)}`)).toBeLessThan(
    MAX_SVG_COST,
  );
});
