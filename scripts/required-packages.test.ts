/** @jest-environment node */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as ts from 'typescript';

const ROOT = process.cwd();
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

type Versions = Record<string, string>;
interface Manifest {
  dependencies: Versions;
  optionalDependencies: Versions;
  devDependencies: Versions;
}
const manifest = JSON.parse(read('package.json')) as Manifest;
const named = {
  ...manifest.dependencies,
  ...manifest.optionalDependencies,
  ...manifest.devDependencies,
};

/** The packages that the product is asked to stand on, and where its own code imports each. */
const REQUIRED: Record<string, readonly string[]> = {
  next: ['app', 'components'],
  react: ['app', 'components'],
  'react-dom': ['app', 'components', 'lib'],
  'next-intl': ['app', 'components', 'lib'],
  'next-auth': ['app'],
  '@stripe/stripe-js': ['components', 'lib'],
  '@stripe/react-stripe-js': ['components'],
  swr: ['components', 'lib'],
  zod: ['lib'],
  'react-hook-form': ['components'],
  '@hookform/resolvers': ['components'],
  'idb-keyval': ['lib'],
  'pusher-js': ['lib'],
};

/** Tools are not imported by the product: each has a file that hands it its work. */
const TOOLS: Record<string, { path: string; says: string }> = {
  tailwindcss: { path: 'app/globals.css', says: "@import 'tailwindcss'" },
  playwright: { path: 'playwright.config.ts', says: "from '@playwright/test'" },
  jest: { path: 'scripts/test/jest-steps.mjs', says: 'jest/bin/jest.js' },
};

const TOP_LEVEL = [
  ...['package.json', 'tsconfig.json', 'next.config.mjs', 'middleware.ts', 'tailwind.config.ts', 'README.md'],
  ...['app', 'components', 'lib', 'messages', 'public', 'e2e'],
];
const ROUTE_GROUPS = ['(marketing)', '(admin)', '(staff)', '[slug]'];

const SOURCE = /\.tsx?$/;
const TEST = /\.(test|spec)\.tsx?$/;

function filesUnder(dir: string): string[] {
  return readdirSync(join(ROOT, dir), { withFileTypes: true }).flatMap((entry) => {
    const path = `${dir}/${entry.name}`;
    if (entry.isDirectory()) return filesUnder(path);
    return entry.isFile() ? [path] : [];
  });
}

/** Whether an import brings a value: one of types alone is gone when the code runs. */
function bringsValue({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return true;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return false;
  const names = importClause.namedBindings;
  if (importClause.name || !names || ts.isNamespaceImport(names)) return true;
  return names.elements.some((element) => !element.isTypeOnly);
}

/** The modules whose values a source imports, statically or when it needs them. */
function valueImports(source: string, path = 'source.tsx'): string[] {
  const found: string[] = [];
  const add = (node: ts.Node | undefined) => {
    if (node && ts.isStringLiteralLike(node)) found.push(node.text);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && bringsValue(node)) add(node.moduleSpecifier);
    if (ts.isExportDeclaration(node) && !node.isTypeOnly) add(node.moduleSpecifier);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest));
  return found;
}

const belongsTo = (specifier: string, name: string): boolean =>
  specifier === name || specifier.startsWith(`${name}/`);

function importers(name: string, folders: readonly string[]): string[] {
  return folders
    .flatMap(filesUnder)
    .filter((path) => SOURCE.test(path) && !TEST.test(path))
    .filter((path) => {
      const source = read(path);
      return source.includes(name) && valueImports(source, path).some((one) => belongsTo(one, name));
    });
}

/** Package → reason, from the lists of the page: "- `a`, `b`: the reason that they share". */
function reasonsIn(page: string): [name: string, reason: string][] {
  const entries = page.replaceAll('\n  ', ' ').matchAll(/^- ((?:`[^`]+`(?:, )?)+): (.+)$/gm);
  return [...entries].flatMap(([, names = '', reason = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']): [string, string] => [name, reason]),
  );
}

describe('how an import is read', () => {
  test.each([
    ["import x from 'swr'", ['swr']],
    ["import { type A, b } from 'zod'", ['zod']],
    ["import { type A } from 'zod'", []],
    ["import type { A } from 'zod'", []],
    ["const a = async () => import('idb-keyval')", ['idb-keyval']],
    ["// import x from 'swr'", []],
  ])('%s', (source, found) => expect(valueImports(source)).toEqual(found));

  test('a name is not the beginning of another', () => {
    expect(belongsTo('next-intl', 'next')).toBe(false);
    expect(belongsTo('next/link', 'next')).toBe(true);
  });
});

describe('the packages that the product stands on', () => {
  test.each(Object.entries(REQUIRED))('%s is named, and imported by the product', (name, folders) => {
    expect(Object.keys(manifest.dependencies)).toContain(name);
    expect(importers(name, folders)).not.toEqual([]);
  });

  test.each(Object.entries(TOOLS))('%s is named, and at work', (name, { path, says }) => {
    expect(Object.keys(named)).toContain(name);
    expect(read(path)).toContain(says);
  });

  test('the runner of browser tests is that of playwright', () => {
    expect(named['@playwright/test']).toBe(named.playwright);
    expect(filesUnder('e2e').filter((path) => path.endsWith('.spec.ts'))).not.toEqual([]);
  });
});

describe('the names that others look for', () => {
  test.each(TOP_LEVEL)('%s stands at the top', (name) => expect(existsSync(join(ROOT, name))).toBe(true));

  test.each(ROUTE_GROUPS)('%s is a group of routes', (name) =>
    expect(existsSync(join(ROOT, 'app/[locale]', name))).toBe(true),
  );
});

describe('docs/dependencies.md', () => {
  const reasons = reasonsIn(read('docs/dependencies.md'));

  test('names every dependency once, and no other', () => {
    expect(reasons.map(([name]) => name).sort()).toEqual(Object.keys(named).sort());
  });

  test('gives each a reason', () => {
    expect(reasons.filter(([, reason]) => reason.length < 10)).toEqual([]);
  });
});
