import type pg from 'pg';
import { sealHash } from '@/lib/modules/audit/service/seal-hash';
import type { SeededRandom } from '@/scripts/seed/random';

/** Where somebody breaks in: a chain whose numbers go to `last`, signed after every row whose number `signed` holds. */
interface Place {
  client: pg.PoolClient;
  random: SeededRandom;
  chain: string;
  last: number;
  signed: readonly number[];
}

/** What the check may say of it: the first bad row. */
interface Expected {
  kind: string;
  seq: number | null;
  id: string | null;
}

type Tampering = (place: Place) => Promise<Expected[]>;

async function idOf({ client, chain }: Place, seq: number): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'select audit_id as id from audit_seals where chain = $1 and seq = $2',
    [chain, seq],
  );
  return rows[0]?.id ?? '';
}

/** Two different numbers of the chain, the lower one first. */
function pairOf({ random, last }: Place): [number, number] {
  const low = random.between(1, last - 1);
  return [low, random.between(low + 1, last)];
}

/** The first number from this one on whose hash was signed. */
const firstSigned = ({ signed, last }: Place, seq: number): number =>
  signed.find((number) => number >= seq) ?? last;

/** Makes hashes anew from this number on, to `to`, as the sealer would have. */
async function rehash({ client, chain }: Place, from: number, to: number): Promise<void> {
  for (let seq = from; seq <= to; seq += 1) {
    const { rows } = await client.query<{ text: string; sealed: string; prev: string | null }>(
      `select jsonb_build_array(a.tenant_id, a.id, a.action, a.actor, a.actor_user_id, a.on_behalf_of, a.subject_type,
          a.subject_id, a.subject_label, a.data, a.changes, a.request_id,
          to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text as text,
        to_char(s.sealed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as sealed,
        (select encode(hash, 'hex') from audit_seals where chain = s.chain and seq = s.seq - 1) as prev
      from audit_seals s join audit_log a on a.tenant_id = s.chain and a.id = s.audit_id
      where s.chain = $1 and s.seq = $2`,
      [chain, seq],
    );
    const [row] = rows;
    if (!row) throw new Error(`no row ${seq}`);
    const hash = sealHash({ chain, seq, sealedAt: row.sealed, prevHash: row.prev, text: row.text });
    await client.query(
      `update audit_seals set hash = decode($3, 'hex'), prev_hash = decode($4, 'hex') where chain = $1 and seq = $2`,
      [chain, seq, hash, row.prev],
    );
  }
}

const endAt = ({ client, chain }: Place, seq: number) =>
  client.query(
    `update audit_heads h set seq = s.seq, hash = s.hash, sealed_at = s.sealed_at
      from audit_seals s where h.chain = $1 and s.chain = $1 and s.seq = $2`,
    [chain, seq],
  );

const EDITS = [
  `action = 'event.deleted'`,
  `actor = 'staff'`,
  `actor_user_id = null`,
  `on_behalf_of = null`,
  `subject_type = 'order'`,
  `subject_id = 'evt_other'`,
  `subject_label = 'Other'`,
  `data = data || '{"more": 1}'`,
  `data = '{"n": 1.50, "text": "other"}'`,
  `changes = null`,
  `changes = '{"name": "changed"}'`,
  `request_id = 'req_2'`,
  `at = at + interval '1 microsecond'`,
  `at = at - interval '3 days'`,
];

/** All that somebody could do to a chain who may change every table, each once. D44-4. */
export const TAMPERINGS: Readonly<Record<string, Tampering>> = {
  async edit(place) {
    const { client, random, chain, last } = place;
    const seq = random.between(1, last - 1);
    const id = await idOf(place, seq);
    await client.query(`update audit_log set ${random.pick(EDITS)} where tenant_id = $1 and id = $2`, [
      chain,
      id,
    ]);
    return [{ kind: 'edited', seq, id }];
  },
  async redateSealing(place) {
    const seq = place.random.between(1, place.last);
    await place.client.query(
      `update audit_seals set sealed_at = sealed_at - interval '1 day' where chain = $1 and seq = $2`,
      [place.chain, seq],
    );
    return [{ kind: 'edited', seq, id: await idOf(place, seq) }];
  },
  async delete(place) {
    const seq = place.random.between(1, place.last);
    const id = await idOf(place, seq);
    await place.client.query('delete from audit_log where tenant_id = $1 and id = $2', [place.chain, id]);
    return [{ kind: 'deleted', seq, id }];
  },
  async deleteWithLink(place) {
    const seq = place.random.between(1, place.last - 1);
    const id = await idOf(place, seq);
    await place.client.query('delete from audit_log where tenant_id = $1 and id = $2', [place.chain, id]);
    await place.client.query('delete from audit_seals where chain = $1 and seq = $2', [place.chain, seq]);
    return [{ kind: 'gap', seq, id: null }];
  },
  async insert({ client, random, chain }) {
    await client.query('alter table audit_log disable trigger await_sealing');
    const id = `aud_forged_${random.between(1, 1e9)}`;
    await client.query(
      `insert into audit_log (tenant_id, id, action, actor, subject_type, subject_id, at)
        select tenant_id, $2, action, actor, subject_type, subject_id, at from audit_log where tenant_id = $1
        order by random() limit 1`,
      [chain, id],
    );
    return [{ kind: 'added', seq: null, id }];
  },
  async insertIntoChain(place) {
    const { client, random, chain, last } = place;
    const seq = random.between(2, last);
    const id = `aud_forged_${random.between(1, 1e9)}`;
    await client.query('alter table audit_log disable trigger await_sealing');
    await client.query(
      `insert into audit_log (tenant_id, id, action, actor, subject_type, subject_id) values
        ($1, $2, 'event.updated', 'client', 'event', 'evt_forged')`,
      [chain, id],
    );
    await client.query('update audit_seals set seq = seq + 1000 where chain = $1 and seq >= $2', [
      chain,
      seq,
    ]);
    await client.query('update audit_seals set seq = seq - 999 where chain = $1 and seq >= 1000', [chain]);
    await client.query(
      `insert into audit_seals (chain, seq, audit_id, form, prev_hash, hash, sealed_at)
        select chain, $2::bigint, $3, form, hash, hash, sealed_at from audit_seals where chain = $1 and seq = $2::bigint - 1`,
      [chain, seq, id],
    );
    await rehash(place, seq, seq);
    await endAt(place, last + 1);
    const next = await idOf(place, seq + 1);
    return [
      { kind: 'relinked', seq: seq + 1, id: next },
      { kind: 'resigned', seq, id },
    ];
  },
  async swap(place) {
    const [low, high] = pairOf(place);
    const [one, other] = [await idOf(place, low), await idOf(place, high)];
    const rename = (from: string, to: string) =>
      place.client.query('update audit_log set id = $3 where tenant_id = $1 and id = $2', [
        place.chain,
        from,
        to,
      ]);
    await rename(one, 'aud_between');
    await rename(other, one);
    await rename('aud_between', other);
    return [{ kind: 'edited', seq: low, id: one }];
  },
  async swapLinks(place) {
    const [low, high] = pairOf(place);
    const { client, chain } = place;
    const move = (from: number, to: number) =>
      client.query(
        `update audit_seals set seq = $3::bigint,
          prev_hash = case when $3::bigint = 1 then null else coalesce(prev_hash, hash) end where chain = $1 and seq = $2`,
        [chain, from, to],
      );
    await move(low, 5000);
    await move(high, low);
    await move(5000, high);
    const id = await idOf(place, low);
    return [
      { kind: 'relinked', seq: low, id },
      { kind: 'edited', seq: low, id },
    ];
  },
  async cutTail(place) {
    const { client, random, chain, last } = place;
    const keep = random.between(1, last - 1);
    await client.query(
      `delete from audit_log a using audit_seals s where s.chain = $1 and a.tenant_id = $1 and s.audit_id = a.id
        and s.seq > $2`,
      [chain, keep],
    );
    await client.query('delete from audit_seals where chain = $1 and seq > $2', [chain, keep]);
    if (random.chance(0.7)) await endAt(place, keep);
    return [{ kind: 'cut', seq: keep + 1, id: null }];
  },
  async cutAll({ client, chain }) {
    for (const table of ['audit_seals', 'audit_heads', 'audit_unsealed'])
      await client.query(`delete from ${table} where chain = $1`, [chain]);
    await client.query('delete from audit_log where tenant_id = $1', [chain]);
    return [{ kind: 'cut', seq: 1, id: null }];
  },
  async editWithHash(place) {
    const { client, random, chain, last } = place;
    const seq = random.between(1, last - 1);
    const id = await idOf(place, seq);
    await client.query(`update audit_log set subject_id = 'evt_other' where tenant_id = $1 and id = $2`, [
      chain,
      id,
    ]);
    await rehash(place, seq, seq);
    if (firstSigned(place, seq) === seq) return [{ kind: 'resigned', seq, id }];
    return [{ kind: 'relinked', seq: seq + 1, id: await idOf(place, seq + 1) }];
  },
  async makeAnew(place) {
    const { client, random, chain, last } = place;
    const seq = random.between(1, last);
    const id = await idOf(place, seq);
    await client.query(`update audit_log set subject_id = 'evt_other' where tenant_id = $1 and id = $2`, [
      chain,
      id,
    ]);
    await rehash(place, seq, last);
    await endAt(place, last);
    // No link shows it: the first one whose hash was signed does.
    const shown = firstSigned(place, seq);
    return [{ kind: 'resigned', seq: shown, id: await idOf(place, shown) }];
  },
  async moveEnd(place) {
    const seq = place.random.between(1, place.last - 1);
    await endAt(place, seq);
    return [{ kind: 'end', seq: place.last, id: null }];
  },
  async takeOffTheList({ client, chain }) {
    await client.query(
      `insert into audit_log (tenant_id, id, action, actor, subject_type, subject_id) values
        ($1, 'aud_hidden', 'event.updated', 'client', 'event', 'evt_1')`,
      [chain],
    );
    await client.query('delete from audit_unsealed where chain = $1', [chain]);
    return [{ kind: 'added', seq: null, id: 'aud_hidden' }];
  },
  async deleteUnsealed({ client, chain }) {
    await client.query(
      `insert into audit_log (tenant_id, id, action, actor, subject_type, subject_id) values
        ($1, 'aud_gone', 'event.updated', 'client', 'event', 'evt_1')`,
      [chain],
    );
    await client.query(`delete from audit_log where tenant_id = $1 and id = 'aud_gone'`, [chain]);
    return [{ kind: 'vanished', seq: null, id: 'aud_gone' }];
  },
};
