import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';

/**
 * @typedef {import('next/dist/server/response-cache').IncrementalCacheValue} Value
 * @typedef {{ revalidate: number | false, expire?: number }} CacheControl
 *
 * @typedef {object} Entry  what Next gets back, and what the cache needs to know about it
 * @property {Value} value
 * @property {number} lastModified  ms on this process's clock
 * @property {CacheControl} [cacheControl]
 * @property {readonly string[]} tags
 * @property {number} asOf  ms on the clock that all instances share; the data in it was read then or later
 * @property {number} staleAt  ms on this process's clock; Infinity: never by time alone
 * @property {number} size  bytes, estimated on the high side
 * @property {string} [etag]  of a page
 */

const TAGS_HEADER = 'x-next-cache-tags';
/** Bytes. One larger entry would push out hundreds; no page is as large. */
const LARGEST = 4 * 1024 * 1024;

/** Strings may take two bytes per character in memory. @param {string | undefined} text */
const textSize = (text) => (text ? text.length * 2 : 0);

/** @param {Map<string, Buffer> | undefined} segments */
function segmentsSize(segments) {
  let size = 0;
  for (const [path, data] of segments ?? []) size += textSize(path) + data.length;
  return size;
}

/** @param {Value} value */
function sizeOf(value) {
  if (value.kind === 'APP_PAGE')
    return textSize(value.html) + (value.rscData?.length ?? 0) + segmentsSize(value.segmentData);
  if (value.kind === 'APP_ROUTE') return value.body.length;
  return textSize(JSON.stringify(value));
}

/** @param {Value} value @param {readonly string[]} [given] */
function tagsOf(value, given = []) {
  if (value.kind === 'FETCH') return [...new Set([...given, ...(value.tags ?? [])])];
  const header = 'headers' in value ? value.headers?.[TAGS_HEADER] : undefined;
  return typeof header === 'string' ? header.split(',') : [];
}

/**
 * Whether an answer may be cached: data, and pages with status 200. Other answers are not, because their URLs are
 * unlimited, those of missing stores above all.
 * @param {Value | null} value
 * @returns {value is Value}
 */
export function isKept(value) {
  if (!value) return false;
  if (value.kind === 'FETCH') return true;
  if (value.kind !== 'APP_PAGE' && value.kind !== 'APP_ROUTE') return false;
  return value.status === undefined || value.status === 200;
}

/** @param {Value} value */
function etagOf(value) {
  const tag = value.kind === 'APP_PAGE' ? value.headers?.etag : undefined;
  return typeof tag === 'string' ? tag : undefined;
}

/**
 * Adds the page's ETag to its headers. Next would compute it for every request, at a tenth of the request's cost. So
 * `generateEtags` is off, and lib/edge/not-modified.ts answers 304.
 * @param {Value} value @returns {Value}
 */
function withEtag(value) {
  if (value.kind !== 'APP_PAGE' || !value.html || etagOf(value)) return value;
  const hash = createHash('sha1').update(value.html).digest('base64url');
  return { ...value, headers: { ...value.headers, etag: `W/"${hash}"` } };
}

/**
 * @param {Value} value
 * @param {{ asOf: number, lastModified: number, cacheControl?: CacheControl, tags?: readonly string[] }} facts
 * @returns {Entry | null} null: too large to keep
 */
export function makeEntry(value, { asOf, lastModified, cacheControl, tags }) {
  const revalidate = value.kind === 'FETCH' ? value.revalidate : cacheControl?.revalidate;
  const size = sizeOf(value) + 500;
  if (size > LARGEST) return null;
  const staleAt = typeof revalidate === 'number' ? lastModified + revalidate * 1000 : Infinity;
  const tagged = withEtag(value);
  return {
    value: tagged,
    etag: etagOf(tagged),
    lastModified,
    cacheControl,
    tags: tagsOf(value, tags),
    asOf,
    staleAt,
    size,
  };
}

/** @param {Entry} entry */
export function encode({ value, cacheControl, tags, asOf }) {
  return serialize({ value, cacheControl, tags, asOf });
}

/**
 * @param {Buffer} bytes
 * @param {number} [offset]  ms by which the shared clock is ahead of this process's
 * @returns {Entry | null} null: nothing that this version could have written
 */
export function decode(bytes, offset = 0) {
  try {
    const { value, cacheControl, tags, asOf } = deserialize(bytes);
    if (!isKept(value) || !Number.isFinite(asOf)) return null;
    return makeEntry(value, { asOf, lastModified: asOf - offset, cacheControl, tags });
  } catch {
    return null;
  }
}
