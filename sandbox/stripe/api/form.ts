/** A decoded form: strings, lists and objects, by the brackets in its keys. */
type FormValue = string | FormValue[] | Form;
export interface Form {
  [key: string]: FormValue;
}

const MAX_DEPTH = 8;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Decodes form text of the kind `a[b][0][c]=v`; unsafe keys such as `__proto__` are ignored. */
export function parseForm(text: string): Form {
  const root: Form = {};
  if (text === '') return root;
  for (const pair of text.split('&')) {
    const at = pair.indexOf('=');
    const key = decode(at < 0 ? pair : pair.slice(0, at));
    const path = key.replaceAll(']', '').split('[');
    if (key === '' || path.length > MAX_DEPTH || path.some((part) => FORBIDDEN.has(part))) continue;
    insert(root, path, at < 0 ? '' : decode(pair.slice(at + 1)));
  }
  return listsIn(root);
}

function insert(root: Form, path: string[], value: string): void {
  let level = root;
  for (let index = 0; index < path.length - 1; index += 1) {
    const part = slot(level, path[index] ?? '');
    const next = level[part];
    const child: Form = typeof next === 'object' && !Array.isArray(next) ? next : {};
    level[part] = child;
    level = child;
  }
  level[slot(level, path[path.length - 1] ?? '')] = value;
}

/** `expand[]=x` takes the next free index. */
function slot(level: Form, part: string): string {
  return part === '' ? String(Object.keys(level).length) : part;
}

function listsIn(form: Form): Form {
  for (const [key, value] of Object.entries(form)) {
    if (typeof value === 'object' && !Array.isArray(value)) form[key] = toList(listsIn(value));
  }
  return form;
}

function toList(form: Form): FormValue {
  const keys = Object.keys(form);
  const isList = keys.length > 0 && keys.every((key) => /^\d{1,5}$/.test(key));
  return isList ? Object.values(form) : form;
}

function decode(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
