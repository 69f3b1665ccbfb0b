/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTranslator } from 'next-intl';
import { LOCALES } from '@/lib/kernel/locales';
import { COUNTED_TO } from '@/lib/modules/lists/rules/limits';

const read = (file: string, part: string): Record<string, Record<string, string>> =>
  JSON.parse(readFileSync(join(process.cwd(), 'messages', file, part), 'utf8'));

/** Texts with the number of rows of a list, which is counted up to `COUNTED_TO`. */
const COUNTED = [
  'ordersPage.count',
  'ordersPage.bulkActs.approve.title',
  'ordersPage.bulkActs.release.title',
  'lists.selection.count',
  'lists.selection.all',
  'lists.export.matching',
  'lists.export.allRows',
];

test.each(LOCALES.map(({ code, file }) => [code, file] as const))(
  'in %s a number that was not counted to its end is never shown as one',
  (locale, file) => {
    const messages = { ...read(file, 'orders.json'), ...read(file, 'lists.json') };
    const t = createTranslator({ locale, messages });
    for (const key of COUNTED) {
      const [counted, beyond] = [COUNTED_TO, COUNTED_TO + 1].map((count) =>
        t(key as never, { count } as never).replace(/\D/g, ''),
      );
      expect([key, counted]).toEqual([key, '10000']);
      expect([key, beyond]).toEqual([key, expect.stringMatching(/^(10000)?$/)]);
    }
  },
);
