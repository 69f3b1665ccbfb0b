import { AppError } from '@/lib/kernel/app-error';

const FORBIDDEN = new Set(['__proto__', 'prototype', 'constructor']);
const MAX_FIELDS = 2000;

type Branch = { [key: string]: FormValue };
type FormValue = string | File | Branch | FormValue[];

/** `storeConfig[colourSet][primary]` → its keys. */
function keysOf(name: string): string[] {
  const keys = name.replaceAll(']', '').split('[');
  if (keys.length > 8 || keys.some((key) => FORBIDDEN.has(key))) throw new AppError('bad_request');
  return keys;
}

function setDeep(root: Branch, keys: string[], value: string | File): void {
  let branch = root;
  for (const key of keys.slice(0, -1)) {
    const next = branch[key];
    if (next !== undefined && (typeof next !== 'object' || next instanceof File || Array.isArray(next))) {
      throw new AppError('bad_request');
    }
    branch = next ?? (branch[key] = {});
  }
  branch[keys.at(-1) ?? ''] = value;
}

/** Turns objects with the keys 0, 1, 2 … into arrays, as nested form names mean. */
function foldLists(value: FormValue): FormValue {
  if (typeof value === 'string' || value instanceof File || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, foldLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** Parses a form with nested keys in brackets into an object (S7-14). Throws 400 for a malformed one. */
export function formToObject(form: FormData): unknown {
  const root: Branch = {};
  let count = 0;
  for (const [name, value] of form.entries()) {
    count += 1;
    if (count > MAX_FIELDS) throw new AppError('bad_request');
    setDeep(root, keysOf(name), value);
  }
  return foldLists(root);
}
