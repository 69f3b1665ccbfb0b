/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const files = readdirSync(__dirname)
  .filter((name) => !name.includes('.test.'))
  .map((name) => ({ name, text: readFileSync(join(__dirname, name), 'utf8') }));

// The package `server-only` makes the build fail when a file that imports it gets into the browser's code.
describe('charts stay on the server', () => {
  it.each(files)('$name has no code for the browser', ({ text }) => {
    expect(text).not.toMatch(/['"]use client['"]/);
    expect(text).not.toMatch(/\buse(State|Effect|Ref|Reducer|LayoutEffect)\b|\bon[A-Z]\w+=/);
    if (/from 'd3-/.test(text)) expect(text).toMatch(/import 'server-only'/);
  });

  it('draws all kinds with d3', () => {
    const drawn = files.filter(({ text }) => /from 'd3-/.test(text)).map(({ name }) => name);
    expect(drawn.toSorted()).toEqual(['line-chart.tsx', 'scale.ts', 'stack-series.ts']);
  });
});
