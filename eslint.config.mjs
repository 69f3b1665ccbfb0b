import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import { forbidden, forbiddenPackage } from './scripts/house-rules.mjs';
import { relative, resolve, dirname } from 'node:path';
import { existsSync } from 'node:fs';

const ROOT = import.meta.dirname;

function targetOf(file, specifier) {
  const base = specifier.startsWith('@/')
    ? resolve(ROOT, specifier.slice(2))
    : resolve(dirname(file), specifier);
  const found = ['.ts', '.tsx', '/index.ts', '', '.mjs'].map((ending) => base + ending).find(existsSync);
  return relative(ROOT, found ?? base);
}

/** Reports imports that break the import rule. */
const roomsRule = {
  meta: { type: 'problem', schema: [], messages: { offence: '{{why}}' } },
  create(context) {
    const file = relative(ROOT, context.filename);
    if (/\.(test|spec)\.tsx?$/.test(file)) return {};
    const check = (node) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string') return;
      const local = specifier.startsWith('.') || specifier.startsWith('@/');
      const why = local
        ? forbidden(file, targetOf(context.filename, specifier))
        : forbiddenPackage(file, specifier);
      if (why) context.report({ node, messageId: 'offence', data: { why } });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

/** User-visible text must be a message key (D10). */
const literalTextRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { literal: 'text in JSX must come from messages: {{text}}' },
  },
  create(context) {
    const READ_ALOUD = new Set([
      'alt',
      'title',
      'placeholder',
      'aria-label',
      'aria-description',
      'label',
      'hint',
    ]);
    const report = (node, text) => {
      if (/\p{L}{2,}/u.test(text))
        context.report({ node, messageId: 'literal', data: { text: text.trim() } });
    };
    return {
      JSXText: (node) => report(node, node.value),
      JSXAttribute: (node) => {
        if (READ_ALOUD.has(node.name.name) && node.value?.type === 'Literal')
          report(node, String(node.value.value));
      },
      'JSXExpressionContainer > Literal': (node) => {
        if (node.parent.parent.type !== 'JSXAttribute') report(node, String(node.value));
      },
    };
  },
};

// Without either option a part that comes on demand makes the whole page wait: React hides what is around it, and with
// it the button that was just pressed.
const UNBOUND =
  'Say what stands there until the part has loaded: ssr: false (shown after a press), loading (shown and hidden), ssr: true (from the first paint on).';
const PACKED = 'write the properties out: a spread of an object literal only packs them on one line';

const house = { rules: { rooms: roomsRule, 'literal-text': literalTextRule } };
const lines = (max) => ['error', { max, skipBlankLines: true, skipComments: true }];

/** Where nothing renders: React's rules, which compile every file they see, would take a third of the whole check. */
const WITHOUT_REACT = [
  'lib/**/*.ts',
  'sandbox/**/*.ts',
  'scripts/**/*.{ts,mjs}',
  'e2e/**/*.ts',
  'page-cache/**',
  'messages/**/*.ts',
  '**/*.test.tsx',
];
const WITH_REACT = ['lib/client/**', 'lib/modules/*/client/**', 'sandbox/stripe/browser/**'];
const REACT_RULES = [...nextVitals, ...nextTypescript]
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((rule) => rule.startsWith('react/') || rule.startsWith('react-hooks/'));
const noReactRules = Object.fromEntries(REACT_RULES.map((rule) => [rule, 'off']));

export default [
  {
    ignores: [
      '.next*/**',
      '.data/**',
      'dist/**',
      'next-env.d.ts',
      'test-results/**',
      'playwright-report/**',
      'public/**',
    ],
  },
  ...nextVitals,
  ...nextTypescript,
  { files: WITHOUT_REACT, ignores: WITH_REACT, rules: noReactRules },
  {
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    rules: {
      'max-lines': lines(350),
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true, IIFEs: true }],
      'no-console': 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
      eqeqeq: 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'SpreadElement > ObjectExpression', message: PACKED },
        { selector: 'JSXSpreadAttribute > ObjectExpression', message: PACKED },
        { selector: 'CallExpression[callee.name="dynamic"][arguments.length<2]', message: UNBOUND },
      ],
      'import/no-anonymous-default-export': 'off',
      // Next's image optimiser is off: pictures are pre-rendered and cached by content hash.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { house },
    rules: {
      'house/rooms': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', prefer: 'type-imports' },
      ],
    },
  },
  { files: ['components/**/*.tsx'], ignores: ['**/*.test.tsx'], rules: { 'max-lines': lines(150) } },
  { files: ['lib/modules/*/api/**/*.ts'], rules: { 'max-lines': lines(110) } },
  { files: ['e2e/**/*.ts'], rules: { 'max-lines': lines(250) } },
  {
    files: ['app/**/*.tsx', 'components/**/*.tsx'],
    // The gallery is for engineers and is not translated.
    ignores: ['**/*.test.tsx', '**/*.dev.tsx', 'components/admin/gallery/**'],
    plugins: { house },
    rules: { 'house/literal-text': 'error' },
  },
  // A describe block may be long: it contains many short cases.
  { files: ['**/*.{test,spec}.{ts,tsx}'], rules: { 'max-lines-per-function': 'off' } },
  // Launcher and runners write to the terminal.
  {
    files: ['scripts/**/*.{ts,mjs}', 'sandbox/main.ts', 'lib/tenant-api/serve.ts', 'lib/workers/main.ts'],
    rules: { 'no-console': 'off' },
  },
  // The middleware only runs the chain.
  { files: ['middleware.ts'], rules: { 'max-lines': lines(60) } },
];
