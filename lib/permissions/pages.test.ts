/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pagesFor } from './commands';
import { menuFor } from './menu';
import { PAGE_PERMISSIONS } from './pages';
import type { Actor } from './roles';

const APP = join(process.cwd(), 'app/[locale]');
const ASKS = /requirePermission\('([a-z_]+\.[a-z_]+)'\)/g;

const ADMINS: Actor[] = [
  { role: 'admin', superadmin: 0, tenantId: 'ten_fjord' },
  { role: 'admin', superadmin: 1, tenantId: null },
];

/** Each page behind the login: its place, and what its source asks for. */
function builtPages(): [string, string[]][] {
  return ['(admin)', '(staff)', '(studio)'].flatMap((group) =>
    readdirSync(join(APP, group), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)page\.tsx$/.test(file))
      .map((file): [string, string[]] => {
        const source = readFileSync(join(APP, group, file), 'utf8');
        return [
          `/${file.replace(/\/?page\.tsx$/, '')}`,
          [...source.matchAll(ASKS)].map(([, verb]) => verb ?? ''),
        ];
      }),
  );
}

describe('pages behind the login (D3-20)', () => {
  test('each has its line, and asks for exactly what the line says', () => {
    const expected = Object.entries(PAGE_PERMISSIONS).map(([place, verb]) => [place, [verb]]);
    expect(builtPages().toSorted()).toEqual(expected.toSorted());
  });

  test('menus and the palette ask for the same', () => {
    const table: Partial<Record<string, string>> = PAGE_PERMISSIONS;
    const shown = ADMINS.flatMap((actor) => [...menuFor(actor), ...pagesFor(actor)]);
    const entries = shown.flatMap((entry) =>
      entry.href !== null && 'permission' in entry ? [[entry.href, entry.permission]] : [],
    );
    expect(entries.length).toBeGreaterThan(10);
    expect(entries).toEqual(entries.map(([href = '']) => [href, table[href]]));
  });
});
