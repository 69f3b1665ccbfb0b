/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { forbidden, forbiddenPackage } from './house-rules.mjs';

const ROOT = resolve(__dirname, '..');
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
const TYPE_ONLY = /^\s*(?:import|export)\s+type\s/;

interface Edge {
  from: string;
  to: string;
  typeOnly: boolean;
}

function sources(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', '*.ts', '*.tsx'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((file) => file !== '' && !file.endsWith('.d.ts') && existsSync(join(ROOT, file)));
}

function resolveLocal(file: string, specifier: string): string | null {
  const base = specifier.startsWith('@/')
    ? join(ROOT, specifier.slice(2))
    : resolve(ROOT, dirname(file), specifier);
  for (const candidate of [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`]) {
    if (existsSync(candidate) && /\.\w+$/.test(candidate)) return relative(ROOT, candidate);
  }
  return null;
}

function readGraph() {
  const edges: Edge[] = [];
  const packages: { file: string; name: string }[] = [];
  for (const file of sources()) {
    for (const match of readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)) {
      const specifier = match[1] ?? match[2] ?? match[3] ?? '';
      if (specifier.startsWith('.') || specifier.startsWith('@/')) {
        const to = resolveLocal(file, specifier);
        if (to) edges.push({ from: file, to, typeOnly: TYPE_ONLY.test(match[0].trimStart()) });
      } else packages.push({ file, name: specifier });
    }
  }
  return { edges, packages };
}

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

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);

describe('the import rule of the house', () => {
  const { edges, packages } = readGraph();

  test('every import goes down, or stays in its room', () => {
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

  test('the rule itself can say no', () => {
    expect(forbidden('lib/domain/pricing/a.ts', 'lib/modules/checkout/service/pay.ts')).not.toBeNull();
    expect(forbidden('lib/payments/stripe/a.ts', 'lib/mail/index.ts')).not.toBeNull();
    expect(forbidden('components/checkout/a.tsx', 'components/admin/b.tsx')).not.toBeNull();
    expect(forbidden('components/checkout/a.tsx', 'lib/db/pool.ts')).not.toBeNull();
    expect(forbidden('lib/services/a/b.ts', 'app/api/x.ts')).not.toBeNull();
    expect(forbidden('lib/client/server.ts', 'lib/tenant-api/fetch.ts')).toBeNull();
    expect(forbidden('lib/client/browser.ts', 'lib/tenant-api/fetch.ts')).not.toBeNull();
    expect(forbiddenPackage('lib/services/a.ts', 'stripe')).not.toBeNull();
    expect(forbiddenPackage('lib/services/a.ts', 'next/cache')).not.toBeNull();
    expect(forbiddenPackage('lib/services/invoice/a.ts', 'pdf-lib')).not.toBeNull();
    expect(forbiddenPackage('lib/files/pdf/a.ts', 'qrcode')).not.toBeNull();
    expect(forbiddenPackage('lib/files/pdf/a.ts', 'pdf-lib')).toBeNull();
    expect(
      findCycle([
        { from: 'a', to: 'b', typeOnly: false },
        { from: 'b', to: 'a', typeOnly: false },
      ]),
    ).not.toBeNull();
  });
});
