/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BLANK_CATALOGUE } from '@/lib/modules/catalogue/rules/blanks/catalogue';
import { sources } from '@/scripts/import-graph.mjs';
import { readBlanks } from './read-blanks';

const ROOT = resolve(__dirname, '../../../..');
const READS_LIST = /\b(?:BLANK_CATALOGUE|findBlank)\b/;
/** The only service that knows where blanks are kept. */
const OWN = 'lib/modules/catalogue/service/read-blanks.ts';
const ASKS = /^(?:app|components|lib\/modules\/[\w-]+\/(?:service|data|api))\//;

test('the blanks are in display order, and one is found by its id (S2.2-67)', async () => {
  const { list, find } = await readBlanks();
  expect(list).toEqual(BLANK_CATALOGUE);
  expect(find('mug')).toBe(list.find(({ id }) => id === 'mug'));
  expect(find('constructor')).toBeNull();
});

test('no service and no component reads the list of blanks itself (S2.2-67)', () => {
  const files = sources().filter((file) => ASKS.test(file) && !/\.test\.tsx?$/.test(file));
  expect(files).toContain(OWN);
  const reading = files.filter((file) => READS_LIST.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(reading).toEqual([OWN]);
});
