import type { AnyRoute } from '@/lib/contract/route';
import type { DemoAnswer, DemoWorld } from '@/scripts/test/demo-world';
import type { Call, Case, Slot } from './case';
import { twinOf, type Ids } from './ids';

const ADMINS = { ten_fjord: 'admin@fjord-fern.example', ten_lumen: 'admin@lumen-robotics.example' };

/** Calls made at once: few enough to stay below every rate limit. The limits are emptied between batches. */
const BATCH = 3;

export interface Ground {
  world: DemoWorld;
  ids: Ids;
  strays: { tenant: string; value: string }[];
  traces: ReadonlyMap<string, string[]>;
}

interface Field {
  at: string;
  value: string;
}

export const filled = (call: Partial<Call>): Call => ({
  params: {},
  query: {},
  body: undefined,
  headers: {},
  ...call,
});

/** The call with these fields changed. */
function withFields(call: Call, fields: readonly Field[]): Call {
  const changed = structuredClone(call);
  for (const { at, value } of fields) {
    const keys = at.split('.');
    const last = keys.pop() ?? '';
    let branch = changed as unknown as Record<string, unknown>;
    for (const key of keys) branch = branch[key] as Record<string, unknown>;
    if (branch === undefined) throw new Error(`the good call has no ${at}`);
    branch[last] = value;
  }
  return changed;
}

let visitors = 0;

/** Makes a call, each time as another visitor. */
export async function send(
  { world }: Pick<Ground, 'world'>,
  contract: AnyRoute,
  call: Call,
  person?: string,
) {
  visitors += 1;
  const path = contract.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(call.params[name] ?? ''),
  );
  const query = new URLSearchParams(call.query).toString();
  const headers = {
    'content-type': 'application/json',
    ...call.headers,
    'x-merchloom-peer': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`,
  };
  const body = contract.method === 'post' ? { body: JSON.stringify(call.body ?? {}) } : {};
  const init = { method: contract.method.toUpperCase(), headers, ...body };
  return world.ask(query ? `${path}?${query}` : path, init, person);
}

/** An answer as it is compared with another: without the values that were sent and the ids that the call made. */
function bare(answer: DemoAnswer, sent: readonly Field[]): string {
  let text = answer.text;
  for (const { value } of sent) text = text.replaceAll(value, '…');
  // When a list was read differs from one call to the next.
  text = text.replaceAll(/"as_of":"[^"]*"/g, '"as_of":"…"');
  return `${answer.status} ${text.replaceAll(/\b(cus|ord|req|evt|vou|bat|cod)_[0-9a-z]{20}\b/g, '$1_…')}`;
}

const clean = new Set<string>();

/** The first text in an answer that only these tenants' rows contain and the caller did not send. */
export function traceIn(ground: Ground, answer: DemoAnswer, sent: readonly Field[], of: readonly string[]) {
  const said = `${bare(answer, sent)} ${JSON.stringify([...answer.headers])}`;
  const key = `${of.join()} ${said}`;
  if (clean.has(key)) return undefined;
  for (const tenant of of) {
    const found = ground.traces.get(tenant)?.find((text) => said.includes(text));
    if (found !== undefined) return `${tenant}: ${found}`;
  }
  clean.add(key);
  return undefined;
}

async function inBatches<T>(ground: Ground, all: readonly T[], work: (one: T) => Promise<string | null>) {
  const problems: string[] = [];
  for (let from = 0; from < all.length; from += BATCH) {
    await ground.world.asOwner('delete from rate_limits');
    const found = await Promise.all(all.slice(from, from + BATCH).map(work));
    problems.push(...found.filter((problem) => problem !== null));
    // One cause breaks many answers; a few are enough to find it.
    if (problems.length > 2) break;
  }
  return problems;
}

export interface Walked {
  contract: AnyRoute;
  one: Case;
  good: Call;
  others: string[];
  /** Answers for ids that do not exist, by the question. */
  known: Map<string, string>;
}

const isOpen = ({ access }: AnyRoute) => ['public', 'open', 'signed'].includes(access);
const sealed = ({ one }: Walked, call: Call) => (one.seal ? one.seal(call) : call);
const admin = (one: Case) => one.person ?? ADMINS[one.home];

/** The usual caller of a contract: nobody for public ones, else a person who is logged in. */
export const usual = ({ contract, one }: Pick<Walked, 'contract' | 'one'>) =>
  isOpen(contract) ? undefined : admin(one);

type Sent = { fields: Field[]; twins: Field[]; slots: readonly Slot[] };

function refusalProblem(slots: readonly Slot[], answer: DemoAnswer): string | null {
  const wanted = slots.map((slot) => slot.answer).filter((expected) => expected !== 'ignored');
  if (wanted.length === 0) return answer.status < 300 ? null : `${answer.status}, but it is ignored`;
  const fits = wanted.some(([status, code]) => answer.status === status && answer.json.code === code);
  return fits ? null : `${answer.status} ${answer.json.code}`;
}

/** Asks with others' ids and with ids that do not exist: both are refused alike, and the answers show nothing. */
async function compare(ground: Ground, walked: Walked, sent: Sent, person?: string): Promise<string | null> {
  const { contract, good, others } = walked;
  const ask = (fields: Field[]) => send(ground, contract, sealed(walked, withFields(good, fields)), person);
  const answer = await ask(sent.fields);
  const name = `${sent.fields.map(({ at, value }) => `${at}=${value}`).join(' ')} as ${person ?? 'nobody'}`;
  const trace = traceIn(ground, answer, sent.fields, others);
  if (trace) return `${name}: shows ${trace}`;
  if (!person && !isOpen(contract)) return answer.status === 401 ? null : `${name}: ${answer.status}`;
  const problem = refusalProblem(sent.slots, answer);
  if (problem) return `${name}: ${problem}`;
  const asked = JSON.stringify([sent.twins, person]);
  const nobodys = walked.known.get(asked) ?? bare(await ask(sent.twins), sent.twins);
  walked.known.set(asked, nobodys);
  const got = bare(answer, sent.fields);
  return got === nobodys ? null : `${name}: ${got}, for nobody's id ${nobodys}`;
}

function sentOf(slot: Slot, value: string): Sent {
  const twin = twinOf(slot.kind, value);
  return { fields: [{ at: slot.at, value }], twins: [{ at: slot.at, value: twin }], slots: [slot] };
}

/** The nightly run asks over HTTP and tries many ids; `npm test` a few of each sort. */
const NIGHTLY = process.env.TEST_API_OVER === 'http';
/** How many ids of a kind and tenant are tried. */
const MOST = NIGHTLY ? 50 : 5;
/** How many calls are made with all of another tenant's own ids. */
const THEIRS = Math.ceil(MOST / 2);

/** At most `MOST` of the values, evenly spread, so that a larger demo does not make the test longer. */
function spreadOf(values: readonly string[]): string[] {
  const step = Math.max(1, values.length / MOST);
  return Array.from(
    { length: Math.min(values.length, MOST) },
    (_, index) => values[Math.floor(index * step)] ?? '',
  );
}

/** Ids of this kind of every other tenant, without those that are also the caller's. */
function othersOf(ground: Ground, walked: Walked, slot: Slot): string[] {
  const all = ground.ids[slot.kind];
  const own = new Set(all.filter(({ tenant }) => tenant === walked.one.home).map(({ value }) => value));
  const foreign = all.filter(({ value }) => !own.has(value));
  const tenants = [...new Set(foreign.map(({ tenant }) => tenant))];
  const few = tenants.flatMap((of) =>
    spreadOf(foreign.filter(({ tenant }) => tenant === of).map(({ value }) => value)),
  );
  return [...new Set(few)];
}

/** In `npm test` a field is tried with the ids of every third table, the next third with the next field. */
const THIRDS = 3;

/** Ids of other tables: over HTTP those of each other tenant; in `npm test` those of one, the next with every field. */
function straysFor(ground: Ground, { one, contract }: Walked, slot: Slot): string[] {
  const foreign = ground.strays.filter(({ tenant }) => tenant !== one.home);
  const tenants = [...new Set(foreign.map(({ tenant }) => tenant))].sort();
  const turn = (contract.id.length + one.slots.indexOf(slot)) % tenants.length;
  const values = foreign
    .filter(({ tenant }) => NIGHTLY || tenant === tenants[turn])
    .map(({ value }) => value);
  return values.filter((_, index) => NIGHTLY || index % THIRDS === (contract.path.length + turn) % THIRDS);
}

/** Tries one field: with others' ids of its kind, and with one id of each table in case it looks in the wrong one. */
export async function walkSlot(ground: Ground, walked: Walked, slot: Slot): Promise<string[]> {
  const values = othersOf(ground, walked, slot);
  const [who, other] = [usual(walked), isOpen(walked.contract) ? admin(walked.one) : undefined];
  // Public calls read no token: a tenth of the ids shows that sending one changes nothing.
  const again = other ? values.filter((_, index) => index % 10 === 0) : values;
  const stray = straysFor(ground, walked, slot);
  const shaped = slot.kind.endsWith('Cursor') ? [] : stray.filter((value) => !values.includes(value));
  return [
    ...(await inBatches(ground, values, (value) => compare(ground, walked, sentOf(slot, value), who))),
    ...(await inBatches(ground, again, (value) => compare(ground, walked, sentOf(slot, value), other))),
    ...(await inBatches(ground, shaped, (value) => strayProblem(ground, walked, sentOf(slot, value), who))),
  ];
}

/** An id of another table may be refused by its form alone. It is never accepted, and its answer shows nothing. */
async function strayProblem(ground: Ground, walked: Walked, sent: Sent, person?: string) {
  const call = sealed(walked, withFields(walked.good, sent.fields));
  const answer = await send(ground, walked.contract, call, person);
  const name = `${sent.fields[0]?.at}=${sent.fields[0]?.value}`;
  const trace = traceIn(ground, answer, sent.fields, walked.others);
  if (trace) return `${name}: shows ${trace}`;
  const ignored = sent.slots.some((slot) => slot.answer === 'ignored');
  // Who may not make the call at all is refused before its fields are looked at.
  const barred = walked.one.good === 403 && answer.status === 403;
  const refused = barred || [404, 422].includes(answer.status) || answer.json.code === 'bad_credentials';
  return ignored || refused ? null : `${name}: ${answer.status}`;
}

/** The caller's own tenant in the path, and one other tenant's ids in all other fields. */
export async function walkInside(ground: Ground, walked: Walked): Promise<string[]> {
  const slots = walked.one.slots.filter((slot) => slot.kind !== 'tenant');
  if (slots.length < 2 || !walked.good.params['tenant']) return [];
  const sets = walked.others.map((tenant): Sent => {
    const known = slots.flatMap((slot) => {
      const value = ground.ids[slot.kind].find((id) => id.tenant === tenant)?.value;
      return value === undefined ? [] : [sentOf(slot, value)];
    });
    const fields = known.flatMap((sent) => sent.fields);
    return {
      fields,
      twins: known.flatMap((sent) => sent.twins),
      slots: known.flatMap((sent) => sent.slots),
    };
  });
  return inBatches(ground, sets, (sent) => compare(ground, walked, sent, usual(walked)));
}

/** Another tenant in the path, with that tenant's own ids: for this caller it does not exist. */
export async function walkTheirs(ground: Ground, walked: Walked): Promise<string[]> {
  const { contract, good, one, others } = walked;
  if (contract.access !== 'tenant') return [];
  const calls = others.flatMap((tenant) =>
    Array.from({ length: THEIRS }, (_, index) =>
      one.slots.flatMap(({ at, kind }): Field[] => {
        const theirs = ground.ids[kind].filter((id) => id.tenant === tenant);
        const value = theirs[index % theirs.length]?.value;
        return value === undefined ? [] : [{ at, value }];
      }),
    ),
  );
  return inBatches(ground, calls, async (fields) => {
    const answer = await send(ground, contract, withFields(good, fields), admin(one));
    const name = fields.map(({ value }) => value).join(' ');
    const trace = traceIn(ground, answer, fields, others);
    if (trace) return `${name}: shows ${trace}`;
    return answer.status === 404 ? null : `${name}: ${answer.status}`;
  });
}

/** The caller's own ids in every store of another tenant: there they do not exist. */
export async function walkElsewhere(ground: Ground, walked: Walked): Promise<string[]> {
  const { contract, good, one } = walked;
  const inside = one.slots.filter((slot) => slot.kind !== 'tenant' && slot.at !== 'params.slug');
  const valueAt = (at: string) =>
    at.split('.').reduce<unknown>((branch, key) => (branch as Record<string, unknown>)[key], good);
  const own = inside.map((slot) => ({ slot, value: String(valueAt(slot.at)) }));
  const stores = ground.ids.slug.filter(({ tenant }) => tenant !== one.home);
  if (!good.params['slug'] || own.length === 0) return [];
  return inBatches(ground, stores, async ({ tenant, value }) => {
    const there = withFields(good, [
      { at: 'params.tenant', value: tenant },
      { at: 'params.slug', value },
    ]);
    const fields = own.map((field) => ({ at: field.slot.at, value: field.value }));
    const twins = own.map((field) => ({
      at: field.slot.at,
      value: twinOf(field.slot.kind, field.value),
    }));
    const ask = (changes: Field[]) =>
      send(ground, contract, sealed(walked, withFields(there, changes)), usual(walked));
    const [answer, twin] = [await ask(fields), await ask(twins)];
    const trace = traceIn(ground, answer, fields, [one.home]);
    if (trace) return `in ${value}: shows ${trace}`;
    const named = own.some(({ slot }) => slot.answer !== 'ignored');
    if (named && answer.status < 400) return `in ${value}: ${answer.status}`;
    const same = bare(answer, fields) === bare(twin, twins);
    return same ? null : `in ${value}: ${bare(answer, fields)}, for nobody's ${bare(twin, twins)}`;
  });
}
