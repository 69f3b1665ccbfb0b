import ts from 'typescript';

/** Message keys used in one source file. */
export interface FileUsage {
  folder: string;
  /** Full keys of resolved calls: `useTranslations('a')` and then `t('b')` is `a.b`. */
  calls: Set<string>;
  /** Of these, the keys called without values. */
  bare: Set<string>;
  /** Prefixes of composed keys: `t(`step.${name}`)` is `a.step.`. */
  heads: Set<string>;
  /** Namespaces used in this file. */
  namespaces: Set<string>;
  /** Every string literal in the file. */
  strings: Set<string>;
}

const OPENERS = new Set(['useTranslations', 'getTranslations', 'messageFor']);

function textOf(node: ts.Node | undefined): string | undefined {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined;
}

/** The namespace that a call returns translations for; '' for all messages, undefined if it is another call. */
function openedBy(node: ts.Expression): string | undefined {
  const call = ts.isAwaitExpression(node) ? node.expression : node;
  if (!ts.isCallExpression(call) || !ts.isIdentifier(call.expression)) return undefined;
  // The admin kit's own texts (components/admin/kit-text.ts).
  if (call.expression.text === 'useKitText') return 'adminKit';
  if (!OPENERS.has(call.expression.text)) return undefined;
  if (call.expression.text === 'messageFor') return '';
  const argument = call.arguments[0];
  if (!argument || !ts.isObjectLiteralExpression(argument)) return textOf(argument) ?? '';
  const property = argument.properties.find((entry) => entry.name?.getText() === 'namespace');
  return property && ts.isPropertyAssignment(property) ? (textOf(property.initializer) ?? '') : '';
}

/**
 * Variable and namespace pairs: `[t, ui] = await Promise.all([getTranslations('a'), getTranslations('b')])`, or a
 * single one.
 */
function bindings(node: ts.VariableDeclaration): [string, string][] {
  const value = node.initializer;
  if (!value) return [];
  const single = openedBy(value);
  if (ts.isIdentifier(node.name)) return single === undefined ? [] : [[node.name.text, single]];
  const call = ts.isAwaitExpression(value) ? value.expression : value;
  const list = ts.isCallExpression(call) ? call.arguments[0] : undefined;
  if (!ts.isArrayBindingPattern(node.name) || !list || !ts.isArrayLiteralExpression(list)) return [];
  return node.name.elements.flatMap((element, index): [string, string][] => {
    const opener = list.elements[index];
    const opened = opener ? openedBy(opener) : undefined;
    const named = ts.isBindingElement(element) && ts.isIdentifier(element.name) ? element.name.text : '';
    return named && opened !== undefined ? [[named, opened]] : [];
  });
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}

/** The possible namespaces of a called expression: `t`, `t.rich`, or `messageFor(locale)`. */
function namespacesOf(callee: ts.Expression, opened: Map<string, Set<string>>): string[] {
  const own = openedBy(callee);
  if (own !== undefined) return [own];
  const target = ts.isPropertyAccessExpression(callee) ? callee.expression : callee;
  return ts.isIdentifier(target) ? [...(opened.get(target.text) ?? [])] : [];
}

function noteCall(node: ts.CallExpression, opened: Map<string, Set<string>>, usage: FileUsage): void {
  const argument = node.arguments[0];
  if (!argument) return;
  const spaces = namespacesOf(node.expression, opened);
  const inSpaces = (key: string): string[] => spaces.map((space) => (space ? `${space}.${key}` : key));
  const key = textOf(argument);
  if (key !== undefined) {
    // A name bound to two namespaces in one file counts for both; the key is missing only if neither has it.
    if (spaces.length === 0) return;
    usage.calls.add(inSpaces(key).join('|'));
    if (node.arguments.length === 1) usage.bare.add(inSpaces(key).join('|'));
  } else if (ts.isTemplateExpression(argument) && /[._]$/.test(argument.head.text)) {
    for (const head of inSpaces(argument.head.text)) usage.heads.add(head);
  }
}

/** Parses one source file. `path` is relative, with forward slashes. */
export function usageOf(path: string, source: string): FileUsage {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const folder = path.split('/').slice(0, -1).join('/');
  const usage: FileUsage = {
    folder,
    calls: new Set(),
    bare: new Set(),
    heads: new Set(),
    namespaces: new Set(),
    strings: new Set(),
  };
  const opened = new Map<string, Set<string>>();
  walk(file, (node) => {
    const text = textOf(node);
    if (text) usage.strings.add(text);
    if (!ts.isVariableDeclaration(node)) return;
    for (const [name, namespace] of bindings(node)) {
      opened.set(name, (opened.get(name) ?? new Set()).add(namespace));
      usage.namespaces.add(namespace);
    }
  });
  walk(file, (node) => {
    if (ts.isCallExpression(node)) noteCall(node, opened, usage);
  });
  return usage;
}

/** Calls whose key exists in no namespace. */
export function missingKeys(usages: readonly FileUsage[], keys: ReadonlySet<string>): string[] {
  const calls = usages.flatMap((usage) => [...usage.calls]);
  return [...new Set(calls)].filter((call) => !call.split('|').some((key) => keys.has(key))).sort();
}

/** Calls without values for texts with placeholders, which would show the key instead of the text. */
export function callsWithoutValues(usages: readonly FileUsage[], withHoles: ReadonlySet<string>): string[] {
  const calls = usages.flatMap((usage) => [...usage.bare]);
  return [...new Set(calls)].filter((call) => call.split('|').every((key) => withHoles.has(key))).sort();
}

function isNamed(key: string, usages: readonly FileUsage[]): boolean {
  const parts = key.split('.');
  return parts.some((_, cut) => {
    const namespace = parts.slice(0, cut).join('.');
    const rest = parts.slice(cut).join('.');
    if (cut === 0) return usages.some((usage) => usage.strings.has(key));
    const folders = new Set(usages.filter((one) => one.namespaces.has(namespace)).map((one) => one.folder));
    return usages.some((usage) => folders.has(usage.folder) && usage.strings.has(rest));
  });
}

/**
 * Unused keys: no call with the key or its prefix, no string with the full key, no string with its last part in a
 * folder that uses its namespace, and no group in `dynamic` (`a.b.*`).
 */
export function unusedKeys(
  usages: readonly FileUsage[],
  keys: Iterable<string>,
  dynamic: readonly string[],
): string[] {
  const called = new Set(usages.flatMap((usage) => [...usage.calls].flatMap((call) => call.split('|'))));
  const heads = usages.flatMap((usage) => [...usage.heads]);
  const groups = [...heads, ...dynamic.map((group) => group.replace(/\*$/, ''))];
  return [...keys].filter(
    (key) => !called.has(key) && !groups.some((group) => key.startsWith(group)) && !isNamed(key, usages),
  );
}
