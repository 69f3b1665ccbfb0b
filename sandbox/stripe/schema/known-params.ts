import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { badRequest, unknownParam } from '../api/fault';
import type { ApiCall } from '../api/api-call';
import type { Form } from '../api/form';

/** Null for a value, `'any'` for keys of one's own such as metadata. */
type Known = Map<string, Known> | 'any' | null;

/** What each call takes, generated from the client library's types by `write-params.ts`. */
export const PARAMS_FILE = join(process.cwd(), 'sandbox/stripe/schema/params.txt');

/** What the browser script sends besides, with a publishable key. */
const FROM_BROWSERS: Record<string, string> = {
  'POST /v1/payment_intents/:id/confirm':
    'client_secret expected_payment_method_type payment_method_data(card(cvc exp_month exp_year number token))',
  'POST /v1/setup_intents/:id/confirm':
    'client_secret expected_payment_method_type payment_method_data(card(cvc exp_month exp_year number token))',
  'POST /v1/3ds2/authenticate': 'client_secret outcome source',
};

let calls: Map<string, string> | null = null;
const trees = new Map<string, Map<string, Known>>();

/** The lines of the file by `POST /v1/refunds/:id`. */
function textOf(name: string): string | undefined {
  calls ??= new Map(
    readFileSync(PARAMS_FILE, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
  );
  return calls.get(name);
}

function addTree(root: Map<string, Known>, text: string): void {
  const open = [root];
  for (const [, name = '', mark] of text.matchAll(/([\w.-]*)([ ()*]|$)/g)) {
    const level = open.at(-1) ?? root;
    const before = level.get(name);
    const inner = before instanceof Map ? before : new Map<string, Known>();
    if (name !== '') level.set(name, mark === '(' ? inner : mark === '*' ? 'any' : null);
    if (mark === '(') open.push(inner);
    if (mark === ')') open.pop();
  }
}

function treeOf(name: string, browser: boolean): Known {
  const own = `${browser ? 'browser ' : ''}${name}`;
  const known = trees.get(own);
  if (known) return known;
  const tree = new Map<string, Known>();
  addTree(tree, textOf(name) ?? '');
  if (browser) addTree(tree, FROM_BROWSERS[name] ?? '');
  trees.set(own, tree);
  return tree;
}

function check(value: Form[string], known: Known, path: string): void {
  if (typeof value === 'string' || known === 'any') return;
  if (Array.isArray(value)) {
    value.forEach((entry, index) => check(entry, known, `${path}[${index}]`));
    return;
  }
  if (known === null) throw badRequest(`Invalid string: ${JSON.stringify(value)}`, { param: path });
  for (const [key, entry] of Object.entries(value)) {
    const at = path === '' ? key : `${path}[${key}]`;
    const of = known.get(key);
    if (of === undefined) throw unknownParam(at);
    check(entry, of, at);
  }
}

/** Throws the API's 400 for a parameter that the call does not know, at any depth. */
export function refuseUnknown(name: string, { form, kind }: Pick<ApiCall, 'form' | 'kind'>): void {
  check(form, treeOf(name, kind === 'publishable'), '');
}
