import { badRequest, missingParam } from './fault';
import type { Form } from './form';
import type { Metadata } from '../objects';

/** The string at `key`; an empty string counts as absent. */
export function text(form: Form, key: string): string | undefined {
  const value = form[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function needText(form: Form, key: string, param = key): string {
  const value = text(form, key);
  if (value === undefined) throw missingParam(param);
  return value;
}

/** An integer, or undefined if absent. Throws a 400 for anything else. */
export function integer(form: Form, key: string, param = key): number | undefined {
  const value = text(form, key);
  if (value === undefined) return undefined;
  if (!/^-?\d{1,12}$/.test(value)) {
    throw badRequest(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param });
  }
  return Number(value);
}

export function needInteger(form: Form, key: string, param = key): number {
  const value = integer(form, key, param);
  if (value === undefined) throw missingParam(param);
  return value;
}

export function bool(form: Form, key: string): boolean | undefined {
  const value = text(form, key);
  return value === undefined ? undefined : value === 'true' || value === '1';
}

/** The object at `key`, or undefined. */
export function nested(form: Form, key: string): Form | undefined {
  const value = form[key];
  return typeof value === 'object' && !Array.isArray(value) ? value : undefined;
}

export function list(form: Form, key: string): Form[string][] {
  const value = form[key];
  return Array.isArray(value) ? value : [];
}

export function texts(form: Form, key: string): string[] {
  return list(form, key).filter((value): value is string => typeof value === 'string');
}

const METADATA_KEYS = 50;

/** Merges metadata: existing keys, plus those the form sets, minus those it sets empty. */
export function metadataOf(form: Form, before: Metadata = {}): Metadata {
  const given = form['metadata'];
  if (given === undefined) return before;
  if (given === '') return {};
  const merged: Metadata = { ...before };
  for (const [key, value] of Object.entries(nested(form, 'metadata') ?? {})) {
    if (typeof value !== 'string' || key.length > 40 || value.length > 500) {
      throw badRequest('Metadata keys may have 40 characters, values 500.', { param: `metadata[${key}]` });
    }
    if (value === '') delete merged[key];
    else merged[key] = value;
  }
  if (Object.keys(merged).length > METADATA_KEYS) {
    throw badRequest(`Metadata may have ${METADATA_KEYS} keys.`, { param: 'metadata' });
  }
  return merged;
}
