/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { forbidden, forbiddenPackage, overlayKindOf, ownerOf } from './house-rules.mjs';
import { readGraph, sources, type Edge } from './import-graph.mjs';

const ROOT = resolve(__dirname, '..');
const existsInRoot = (file: string) => existsSync(join(ROOT, file));

function findCycle(edges: Edge[]): string[] | null {
  const graph = new Map<string, string[]>();
  for (const { from, to, typeOnly } of edges)
    if (!typeOnly) graph.set(from, [...(graph.get(from) ?? []), to]);
  const state = new Map<string, 'open' | 'done'>();
  const path: string[] = [];
  const visit = (file: string): string[] | null => {
    if (state.get(file) === 'done') return null;
    if (state.get(file) === 'open') return [...path.slice(path.indexOf(file)), file];
    state.set(file, 'open');
    path.push(file);
    for (const next of graph.get(file) ?? []) {
      const cycle = visit(next);
      if (cycle) return cycle;
    }
    path.pop();
    state.set(file, 'done');
    return null;
  };
  for (const file of graph.keys()) {
    const cycle = visit(file);
    if (cycle) return cycle;
  }
  return null;
}

const isTest = (file: string) =>
  /\.(test|spec|fixture)\.tsx?$/.test(file) || /\/test-[\w-]+\.tsx?$/.test(file);

/** The edges between modules within `lib` or within `components`, each named by one import that makes it. */
function moduleEdges(edges: Edge[], top: 'lib' | 'components'): Edge[] {
  return edges.flatMap(({ from, to }) => {
    if (isTest(from) || !from.startsWith(`${top}/`) || !to.startsWith(`${top}/`)) return [];
    const [one, other] = [ownerOf(from), ownerOf(to)];
    return one && other && one !== other ? [{ from: one, to: other, typeOnly: false }] : [];
  });
}

/** Every page of the web. */
const pages = (): string[] => sources().filter((file) => /^app\/.*\/page\.tsx$/.test(file));

/** The layouts around a page. */
function layoutsOf(page: string): string[] {
  const folders = page.split('/').slice(0, -1);
  return folders
    .map((_, depth) => `${folders.slice(0, depth + 1).join('/')}/layout.tsx`)
    .filter(existsInRoot);
}

/** The files that come with `entry`: its imports and theirs. What is imported on use, or as a type, does not come with it. */
function closureOf(entry: string, edges: readonly Edge[]): Set<string> {
  const imports = loadedWith(edges);
  const seen = new Set([entry]);
  for (const file of seen) for (const to of imports.get(file) ?? []) seen.add(to);
  return seen;
}

const known = new WeakMap<readonly Edge[], Map<string, string[]>>();

/** File → what is loaded with it. Asked once for every page: looking through all edges each time would take half a minute. */
function loadedWith(edges: readonly Edge[]): Map<string, string[]> {
  const imports = known.get(edges) ?? new Map<string, string[]>();
  if (!known.has(edges))
    for (const { from, to, typeOnly, onUse } of edges)
      if (!typeOnly && !onUse) imports.set(from, [...(imports.get(from) ?? []), to]);
  known.set(edges, imports);
  return imports;
}

describe('the import rule of the house', () => {
  const { edges, packages } = readGraph();

  test('every import goes down, or stays in its module', () => {
    expect(edges.length).toBeGreaterThan(100);
    const offences = edges
      .filter(({ from }) => !isTest(from))
      .map(({ from, to }) => ({ from, to, why: forbidden(from, to) }))
      .filter(({ why }) => why !== null)
      .map(({ from, to, why }) => `${from} → ${to}: ${why}`);
    expect(offences).toEqual([]);
  });

  test('vendors are named only in their own adapter, next/* only where pages are', () => {
    const offences = packages
      .map(({ file, name }) => ({ file, name, why: forbiddenPackage(file, name) }))
      .filter(({ why }) => why !== null)
      .map(({ file, name, why }) => `${file} → ${name}: ${why}`);
    expect(offences).toEqual([]);
  });

  test('there is no import cycle', () => {
    expect(findCycle(edges)).toBeNull();
  });

  test.each(['lib', 'components'] as const)('no modules of %s import each other, even by a detour', (top) => {
    const between = moduleEdges(edges, top);
    expect(between.length).toBeGreaterThan(20);
    expect(findCycle(between)).toBeNull();
  });

  test('the modules have one order: that of lib holds in components too', () => {
    expect(findCycle([...moduleEdges(edges, 'lib'), ...moduleEdges(edges, 'components')])).toBeNull();
  });

  test.each(pages())('%s loads at most 300 files of ours', (page) => {
    expect(closureOf(page, edges).size).toBeLessThanOrEqual(300);
  });

  test.each(pages())(
    '%s shows dialogs of one kind, its layouts and what it loads on use included',
    (page) => {
      const onUse = edges.map((edge) => ({ ...edge, onUse: false }));
      const loaded = [page, ...layoutsOf(page)].flatMap((file) => [...closureOf(file, onUse)]);
      const kinds = loaded.map(overlayKindOf).filter((kind) => kind !== undefined);
      const isAdmin = /^app\/\[locale\]\/\((admin|staff)\)\//.test(page);
      expect([...new Set(kinds)].filter((kind) => kind !== (isAdmin ? 'aria' : 'radix'))).toEqual([]);
    },
  );

  test('the rule itself can say no', () => {
    const refused: [string, string][] = [
      ['lib/modules/pricing/rules/a.ts', 'lib/modules/checkout/service/pay.ts'],
      ['lib/modules/claims/service/a.ts', 'lib/modules/orders/data/b.ts'],
      ['lib/modules/claims/data/a.ts', 'lib/modules/claims/service/b.ts'],
      ['lib/modules/claims/service/a.ts', 'lib/modules/orders/api/b.ts'],
      ['lib/modules/claims/service/a.ts', 'lib/modules/orders/client/b.ts'],
      ['lib/modules/claims/client/a.ts', 'lib/modules/claims/service/b.ts'],
      ['lib/modules/claims/client/a.ts', 'lib/db/pool.ts'],
      ['lib/modules/claims/notes/a.ts', 'lib/kernel/money.ts'],
      ['lib/payments/stripe/a.ts', 'lib/mail/index.ts'],
      ['lib/payments/port.ts', 'lib/modules/orders/service/a.ts'],
      ['lib/kernel/a.ts', 'lib/modules/orders/rules/a.ts'],
      ['components/ui/a.tsx', 'components/claims/shop/b.tsx'],
      ['components/checkout/shop/a.tsx', 'lib/db/pool.ts'],
      ['components/checkout/shop/a.tsx', 'lib/modules/checkout/service/pay.ts'],
      ['components/events/admin/a.tsx', 'components/tenants/staff/b.tsx'],
      ['lib/modules/orders/service/a.ts', 'app/api/x.ts'],
      ['lib/client/browser.ts', 'lib/tenant-api/fetch.ts'],
      ['components/orders/admin/a.tsx', 'components/ui/dialog.tsx'],
      ['components/tenants/staff/a.tsx', 'components/ui/sheet.tsx'],
      ['components/checkout/shop/a.tsx', 'components/admin/overlay/dialog.tsx'],
      ['components/design/admin/panels/a.tsx', 'components/admin/overlay/tabs.tsx'],
    ];
    for (const [from, to] of refused) expect([from, to, forbidden(from, to)]).not.toContain(null);
    expect(forbidden('lib/client/server.ts', 'lib/tenant-api/fetch.ts')).toBeNull();
    expect(
      forbidden('lib/modules/claims/data/a.ts', 'lib/modules/orders/service/statements/b.ts'),
    ).toBeNull();
    expect(forbiddenPackage('lib/modules/orders/service/a.ts', 'stripe')).not.toBeNull();
    expect(forbiddenPackage('lib/modules/orders/service/a.ts', 'next/cache')).not.toBeNull();
    expect(forbiddenPackage('lib/modules/orders/service/a.ts', 'pdf-lib')).not.toBeNull();
    expect(forbiddenPackage('lib/files/pdf/a.ts', 'qrcode')).not.toBeNull();
    expect(forbiddenPackage('lib/files/pdf/a.ts', 'pdf-lib')).toBeNull();
    expect(forbiddenPackage('components/orders/admin/a.tsx', '@radix-ui/react-dialog')).not.toBeNull();
    expect(forbiddenPackage('components/orders/shop/a.tsx', 'react-aria-components/Menu')).not.toBeNull();
    expect(forbiddenPackage('components/orders/admin/a.tsx', 'react-aria-components/Menu')).toBeNull();
    const pair = [
      { from: 'a', to: 'b', typeOnly: false },
      { from: 'b', to: 'a', typeOnly: false },
    ];
    expect(findCycle(pair)).not.toBeNull();
  });
});
