import { bodyFor } from './bodies.mjs';
import { ODD_PARTS, pick, seeded } from './odd.mjs';

/** @typedef {'anonymous' | 'client' | 'staff'} Who */
/**
 * @typedef {object} Planned
 * @property {string} operation  `POST /api/{tenant}/{slug}/claim`
 * @property {Who} who
 * @property {string} method
 * @property {string} path  with its query
 * @property {Record<string, string>} headers
 * @property {Buffer | undefined} body
 */

/** The only call that is left out: it would end the sessions that the others need. */
export const LEFT_OUT = ['POST /api/logout'];

/** What the demo world has, so that many calls get as far as their work. @type {Record<string, string[]>} */
const KNOWN = {
  tenant: ['ten_fjord', 'ten_lumen'],
  slug: ['fjord-fern', 'lumen-summit'],
  store: ['fjord-fern'],
  product: ['ff-crew-tee', 'lu-summit-hoodie'],
  side: ['front', 'back'],
};
/** Of ten calls, as many are made by each. @type {Who[]} */
const WHO = [
  'anonymous',
  'anonymous',
  'anonymous',
  'anonymous',
  'client',
  'client',
  'client',
  'staff',
  'staff',
  'staff',
];
const LANGUAGES = ['en', 'de', 'xx', '__proto__', '*', 'en;q=9', 'a'.repeat(2000)];
const KEYS = ['constructor', '', 'a'.repeat(300), 'same', '%00'];

/** @param {any} document  OpenAPI @returns {{ operation: string, method: string, path: string, call: any }[]} */
export function operationsOf(document) {
  return Object.entries(document.paths)
    .flatMap(([path, calls]) =>
      Object.entries(/** @type {Record<string, any>} */ (calls)).map(([method, call]) => ({
        operation: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        call,
      })),
    )
    .filter(({ operation }) => !LEFT_OUT.includes(operation));
}

/** @param {any} parameter @param {() => number} random @param {number} odd  share of the values that are odd */
function valueOf(parameter, random, odd) {
  if (random() < odd) return pick(random, ODD_PARTS);
  const known = KNOWN[parameter.name];
  const value = known ? pick(random, known) : (parameter.example ?? parameter.schema?.enum?.[0] ?? '1');
  return encodeURIComponent(String(value));
}

/** @param {any[]} parameters @param {() => number} random */
function queryOf(parameters, random) {
  const asked = parameters
    .filter(() => random() < 0.7)
    .map((one) => `${one.name}=${valueOf(one, random, 0.4)}`);
  if (asked[0] && random() < 0.1) asked.push(asked[0]);
  if (random() < 0.1) asked.push(`${pick(random, ODD_PARTS)}=${pick(random, ODD_PARTS)}`);
  if (random() < 0.03) asked.push('a[b][__proto__]=1', '&&==&');
  return asked.length > 0 ? `?${asked.join('&')}` : '';
}

/** One address for every twenty calls, so that limits answer some and not all. @param {number} turn */
const visitorOf = (turn) => `10.40.${Math.floor(turn / 20) >> 8}.${Math.floor(turn / 20) & 255}`;

/**
 * As many calls as wanted, evenly over all operations of the document: right ones, and such as no polite client sends.
 * The same for the same seed.
 * @param {any} document  OpenAPI @param {number} total @param {number} seed @returns {Planned[]}
 */
export function planRequests(document, total, seed) {
  const operations = operationsOf(document);
  const shared = document.components?.schemas ?? {};
  const random = seeded(seed);
  return Array.from({ length: total }, (_, turn) => {
    const { operation, method, path, call } = pickAt(operations, turn);
    const parameters = /** @type {any[]} */ (call.parameters ?? []);
    const inPath = new Map(parameters.filter((one) => one.in === 'path').map((one) => [one.name, one]));
    const filled = path.replace(/\{(\w+)\}/g, (_all, /** @type {string} */ name) =>
      valueOf(inPath.get(name) ?? { name }, random, 0.12),
    );
    const inQuery = parameters.filter((one) => one.in === 'query');
    const body = call.requestBody ? bodyFor(call.requestBody.content, shared, random) : undefined;
    const headers = /** @type {Record<string, string>} */ ({ 'x-forwarded-for': visitorOf(turn) });
    if (body?.type !== undefined) headers['content-type'] = body.type;
    if (random() < 0.1) headers['accept-language'] = pick(random, LANGUAGES);
    if (random() < 0.1) headers['idempotency-key'] = pick(random, KEYS);
    const who = pick(random, WHO);
    return { operation, who, method, path: filled + queryOf(inQuery, random), headers, body: body?.data };
  });
}

/** @template T @param {T[]} list @param {number} turn @returns {T} */
const pickAt = (list, turn) => /** @type {T} */ (list[turn % list.length]);
