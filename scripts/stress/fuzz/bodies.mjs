import { ODD_KEYS, ODD_VALUES, jsonText, pick, withKey } from './odd.mjs';

/** @typedef {{ type: string | undefined, data: Buffer }} Body */
/** @typedef {Record<string, any>} Schema */

const MOST_LEVELS = 6;
const BOUNDARY = 'fuzz-2f1c';

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isTree = (value) => typeof value === 'object' && value !== null;

/**
 * A value of about this schema; its shape matters, since what is sent is then broken.
 * @param {Schema} schema @param {Record<string, Schema>} shared @param {number} [level] @returns {unknown}
 */
function sampleOf(schema, shared, level = 0) {
  if (level > MOST_LEVELS) return null;
  const name = /^#\/components\/schemas\/(.*)$/.exec(schema.$ref ?? '')?.[1];
  if (name !== undefined) return sampleOf(shared[name] ?? {}, shared, level + 1);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const one = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0];
  if (one) return sampleOf(one, shared, level + 1);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object' || schema.properties) {
    const entries = Object.entries(/** @type {Record<string, Schema>} */ (schema.properties ?? {}));
    return Object.fromEntries(entries.map(([key, inner]) => [key, sampleOf(inner, shared, level + 1)]));
  }
  if (type === 'array') return schema.items ? [sampleOf(schema.items, shared, level + 1)] : [];
  if (type === 'number' || type === 'integer') return Math.max(1, schema.minimum ?? 1);
  return type === 'boolean' ? true : type === 'null' ? null : 'text';
}

/** A copy in which one value, however deep, is another. @param {unknown} value @param {() => number} random @returns {any} */
function changed(value, random) {
  const keys = isTree(value) ? Object.keys(value) : [];
  if (!isTree(value) || keys.length === 0 || random() < 0.1) return pick(random, ODD_VALUES)();
  const key = pick(random, keys);
  const inner = changed(value[key], random);
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === key ? inner : one));
  return withKey(value, key, inner);
}

/** @param {unknown} value @param {() => number} random */
function without(value, random) {
  if (!isTree(value)) return undefined;
  const key = pick(random, Object.keys(value));
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

/** Texts that are no JSON, or more of it than anybody needs. @type {((text: string) => string | Buffer)[]} */
const BROKEN_TEXTS = [
  (text) => text.slice(0, Math.floor(text.length / 2)),
  (text) => `${text}${text}`,
  (text) => `\uFEFF${text}`,
  (text) => `${text.slice(0, -1)},"a":1,"a":2}`,
  () => '',
  () => '{"a":}',
  () => '\u0000',
  () => `${'['.repeat(5000)}${']'.repeat(5000)}`,
  () => `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  (text) => Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff, 0xfe, 0xc0, 0x80])]),
  (text) => Buffer.from(text, 'utf16le'),
];

const WRONG_TYPES = [
  undefined,
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  `multipart/form-data; boundary=${BOUNDARY}`,
  'application/octet-stream',
  'application/json; charset=utf-16',
  'application/json; charset=nonsense',
  'APPLICATION/JSON',
  'application/xml',
  '/',
];

/** @param {unknown} sample @param {() => number} random @returns {Body} */
function jsonBody(sample, random) {
  const type = 'application/json';
  const kinds = /** @type {(() => Body)[]} */ ([
    () => ({ type, data: Buffer.from(jsonText(sample)) }),
    () => ({ type, data: Buffer.from(jsonText(without(sample, random) ?? {})) }),
    () => ({ type, data: Buffer.from(jsonText(pick(random, ODD_VALUES)())) }),
    () => {
      const odd = withKey(isTree(sample) ? sample : {}, pick(random, ODD_KEYS), pick(random, ODD_VALUES)());
      return { type, data: Buffer.from(jsonText(odd)) };
    },
    () => ({ type, data: Buffer.from(pick(random, BROKEN_TEXTS)(jsonText(sample))) }),
    () => ({ type: pick(random, WRONG_TYPES), data: Buffer.from(jsonText(sample)) }),
  ]);
  // Half of them have one wrong value alone, which gets furthest.
  if (random() < 0.5) return { type, data: Buffer.from(jsonText(changed(sample, random))) };
  return pick(random, kinds)();
}

const FILE_NAMES = [
  'a.png',
  '',
  '../../a.png',
  'a\u0000.png',
  'a'.repeat(500),
  '__proto__',
  'ü𠮷.svg',
  'a.pdf',
];
const FILES = [
  () => Buffer.alloc(0),
  () => Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1'),
  () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0'),
  () => Buffer.from('%PDF-1.7\n%%EOF'),
  () => Buffer.alloc(200_000, 0xff),
];

/** @param {unknown} sample @param {() => number} random @returns {Body} */
function formBody(sample, random) {
  const shape = random() < 0.6 ? changed(sample, random) : sample;
  const fields = Object.entries(isTree(shape) && !Array.isArray(shape) ? shape : { x: shape });
  if (random() < 0.3) fields.push([pick(random, ODD_KEYS), pick(random, ODD_VALUES)()]);
  const parts = fields.flatMap(([name, value]) => {
    const own = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"`;
    const asFile = random() < 0.4;
    const text = typeof value === 'string' ? value : jsonText(value);
    const head = asFile ? `; filename="${pick(random, FILE_NAMES)}"\r\ncontent-type: image/png` : '';
    return [
      Buffer.from(`${own}${head}\r\n\r\n`),
      asFile ? pick(random, FILES)() : Buffer.from(text),
      Buffer.from('\r\n'),
    ];
  });
  const end = random() < 0.9 ? `--${BOUNDARY}--\r\n` : `--${BOUNDARY}`;
  const type = random() < 0.9 ? `multipart/form-data; boundary=${BOUNDARY}` : pick(random, WRONG_TYPES);
  return { type, data: Buffer.concat([...parts, Buffer.from(end)]) };
}

/**
 * A body for a call whose contract takes one, right or broken; undefined where it is left out.
 * @param {Record<string, { schema: Schema, example?: unknown }>} content @param {Record<string, Schema>} shared
 * @param {() => number} random @returns {Body | undefined}
 */
export function bodyFor(content, shared, random) {
  if (random() < 0.03) return undefined;
  const kind = pick(random, Object.keys(content));
  if (kind === 'application/octet-stream') return { type: kind, data: pick(random, FILES)() };
  const media = Object.values(content).find((one) => one.example !== undefined) ?? content[kind];
  const sample = media?.example ?? sampleOf(media?.schema ?? {}, shared);
  return kind === 'multipart/form-data' ? formBody(sample, random) : jsonBody(sample, random);
}
