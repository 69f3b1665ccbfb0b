import { AppError, invalid, MOST_FIELDS, type FieldErrors } from '@/lib/kernel/app-error';
import type { AnyRoute } from '@/lib/contract/route';
import { formToObject } from './form-to-object';

/** Most bytes of any JSON body. */
const JSON_LIMIT = 1_000_000;
/** Room for the two pictures of 5 MB that an authorised user may send; other forms have no pictures. */
const FORM_LIMIT = 11_500_000;
const FORM_TYPE = /^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/;
/** A body without a type is read as JSON. */
const JSON_TYPE = /^(application\/([\w.-]+\+)?json\s*(;.*)?)?$/;

/**
 * How much beyond its limit a body is read and discarded, so that the caller gets the error and the connection can be
 * reused.
 */
const DRAINED = 16_000_000;

/** No call needs more keys in one object; schemas read every key before they count them. */
const MOST_KEYS = 1000;

const tooLarge = (limitBytes: number): AppError =>
  new AppError('payload_too_large', { values: { limitBytes } });

/** The most bytes of a call's body: of its JSON where it takes a form too, which may be larger. */
export function bodyLimitOf({ bodyKind, bodyLimit, permission }: AnyRoute): number {
  if (bodyKind === 'bytes' || bodyKind === 'raw') return bodyLimit ?? JSON_LIMIT;
  return bodyKind === 'multipart' && permission ? FORM_LIMIT : JSON_LIMIT;
}

/** The body's bytes. Throws 413, which tells the limit, when they exceed `limit`. */
export async function readLimited(request: Request, limit: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit);
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    const bytes: Uint8Array = chunk;
    size += bytes.byteLength;
    if (size > limit + DRAINED) break;
    if (size > limit) chunks.length = 0;
    else chunks.push(bytes);
  }
  if (size > limit) throw tooLarge(limit);
  return Buffer.concat(chunks);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError('bad_request', { cause });
  }
}

function badText(value: string): boolean {
  return value.includes('\u0000') || !value.isWellFormed();
}

/**
 * Collects the fields with text that Postgres would reject (NUL, lone surrogates) and objects of too many keys, before
 * anything uses them; at most `MOST_FIELDS`.
 */
function collectBadText(value: unknown, path: string, fields: FieldErrors, depth: number): void {
  if (depth > 32) throw new AppError('bad_request');
  if (Object.keys(fields).length >= MOST_FIELDS) return;
  if (typeof value === 'string') {
    if (badText(value)) fields[path === '' ? 'body' : path] = ['invalid_characters'];
    return;
  }
  if (typeof value !== 'object' || value === null || value instanceof Blob) return;
  const entries = Object.entries(value);
  if (entries.length > MOST_KEYS && !Array.isArray(value)) {
    fields[path === '' ? 'body' : path] = ['too_many'];
    return;
  }
  for (const [key, inner] of entries) {
    if (badText(key)) throw new AppError('bad_request');
    collectBadText(inner, path === '' ? key : `${path}.${key}`, fields, depth + 1);
  }
}

/** Throws 422 with the fields whose text Postgres would reject or that have too many keys. */
export function refuseBadText(value: unknown): void {
  const fields: FieldErrors = {};
  collectBadText(value, '', fields, 0);
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

async function readForm(request: Request, limit: number): Promise<unknown> {
  const bytes = await readLimited(request, limit);
  const type = request.headers.get('content-type') ?? '';
  try {
    // A copy: a Buffer's memory may be part of a pool that other requests share.
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
    return formToObject(form);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('bad_request', { cause });
  }
}

/** Parses a body as its contract allows: JSON, a form, raw text, or bytes. Throws 400, 413, 415 or 422. */
export async function readBody(request: Request, contract: AnyRoute): Promise<unknown> {
  if (!contract.body) return undefined;
  const kind = contract.bodyKind ?? 'json';
  if (kind === 'bytes') return readLimited(request, bodyLimitOf(contract));
  if (kind === 'raw') return new TextDecoder().decode(await readLimited(request, bodyLimitOf(contract)));
  const type = (request.headers.get('content-type') ?? '').toLowerCase();
  const isForm = FORM_TYPE.test(type);
  if (isForm ? kind === 'json' : !JSON_TYPE.test(type)) throw new AppError('unsupported_media_type');
  const formLimit = contract.permission ? FORM_LIMIT : JSON_LIMIT;
  const value = isForm
    ? await readForm(request, formLimit)
    : parseJson(await readLimited(request, JSON_LIMIT));
  refuseBadText(value);
  return value;
}
