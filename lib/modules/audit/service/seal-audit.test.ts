/** @jest-environment node */
import { sql } from 'drizzle-orm';
import { audit } from '@/lib/audit/append-audit';
import { recordPlatform } from '@/lib/audit/record-platform';
import { withAudit } from '@/lib/db/with-audit';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant } from '@/lib/db/with-tenant';
import { mayISeal } from '@/lib/modules/audit/data/unsealed';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { sealAudit } from './seal-audit';
import { sealHash } from './seal-hash';

jest.setTimeout(60_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([]);
});
afterAll(() => world.close());

interface Link {
  chain: string;
  seq: string;
  auditId: string;
  prev: string | null;
  hash: string;
}

const links = (chain: string) =>
  world.asOwner<Link & Record<string, unknown>>(`
    select chain, seq, audit_id as "auditId", encode(prev_hash, 'hex') as prev, encode(hash, 'hex') as hash
    from audit_seals where chain = '${chain}' order by seq`);
const waiting = async () =>
  Number((await world.asOwner('select count(*) from audit_unsealed'))[0]?.['count']);

const write = (tenantId: string, subjectId: string) =>
  withTenant({ tenantId, actor: 'system' }, (tx, context) =>
    audit(tx, context, { action: 'event.updated', subjectType: 'event', subjectId }),
  );

describe('the chains of the log (D44-2)', () => {
  test('take every row once, without a gap, each with the hash of the one before', async () => {
    await withDirectory((tx) =>
      recordPlatform(tx, { action: 'auth.login', actorUserId: 'usr_super', subject: 'usr_super' }),
    );
    const before = await waiting();
    expect(await sealAudit()).toEqual({ sealed: before, broken: [] });
    expect(await waiting()).toBe(0);
    const [{ count } = { count: '0' }] = await world.sql<{ count: string }>(
      'select (select count(*) from audit_log) + (select count(*) from platform_audit) as count',
    );
    expect(before).toBe(Number(count));
    for (const chain of ['ten_fjord', 'ten_lumen', 'ten_prairie', 'ten_tidewater', 'platform']) {
      const own = await links(chain);
      expect(own.length).toBeGreaterThan(0);
      expect(own.map(({ seq }) => Number(seq))).toEqual(own.map((_, index) => index + 1));
      expect(own.map(({ prev }) => prev)).toEqual([null, ...own.slice(0, -1).map(({ hash }) => hash)]);
    }
  });

  test('hold a hash that anybody can work out from the documented lines', async () => {
    await write('ten_fjord', 'evt_by_hand');
    await sealAudit();
    const [last] = (await links('ten_fjord')).toReversed();
    const [row] = await world.sql<{ text: string; sealed: string }>(
      `select jsonb_build_array(tenant_id, id, action, actor, actor_user_id, on_behalf_of, subject_type, subject_id,
          subject_label, data, changes, request_id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text
          as text from audit_log where subject_id = 'evt_by_hand'`,
    );
    const [{ sealed } = { sealed: '' }] = await world.asOwner<{ sealed: string }>(
      `select to_char(sealed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as sealed from audit_heads
        where chain = 'ten_fjord'`,
    );
    const text = row?.text ?? '';
    const place = {
      chain: 'ten_fjord',
      seq: Number(last?.seq),
      sealedAt: sealed,
      prevHash: last?.prev ?? null,
    };
    expect(last?.hash).toBe(sealHash({ ...place, text }));
  });

  test('never pass over a row that is committed later than younger ones', async () => {
    const [own] = (await links('ten_fjord')).toReversed();
    await withTenant({ tenantId: 'ten_fjord', actor: 'system' }, async (tx, context) => {
      await audit(tx, context, { action: 'event.updated', subjectType: 'event', subjectId: 'evt_slow' });
      // Another writer is done first, and is sealed while this one is still open.
      await write('ten_fjord', 'evt_quick');
      expect(await sealAudit()).toEqual({ sealed: 1, broken: [] });
    });
    expect(await sealAudit()).toEqual({ sealed: 1, broken: [] });
    const rows = await world.sql<{ id: string; subject: string }>(
      `select id, subject_id as subject from audit_log where subject_id in ('evt_slow', 'evt_quick')`,
    );
    const added = (await links('ten_fjord')).slice(Number(own?.seq));
    expect(added.map(({ auditId }) => rows.find(({ id }) => id === auditId)?.subject)).toEqual([
      'evt_quick',
      'evt_slow',
    ]);
  });

  test('of others go on where one is broken', async () => {
    await world.asOwner(`update audit_heads set seq = seq - 1 where chain = 'ten_fjord'`);
    await write('ten_fjord', 'evt_stuck');
    await write('ten_lumen', 'evt_free');
    expect(await sealAudit()).toEqual({ sealed: 1, broken: ['ten_fjord'] });
    expect(await sealAudit({ skip: new Set(['ten_fjord']) })).toEqual({ sealed: 0, broken: [] });
    await world.asOwner(`update audit_heads set seq = seq + 1 where chain = 'ten_fjord'`);
    expect(await sealAudit()).toEqual({ sealed: 1, broken: [] });
  });

  test('are fair: a client with many rows does not keep others waiting, and has all of its own', async () => {
    await withTenant({ tenantId: 'ten_fjord', actor: 'system' }, (tx) =>
      tx.execute(sql`insert into audit_log (tenant_id, id, action, actor, subject_type, subject_id)
        select 'ten_fjord', 'aud_many' || n, 'event.updated', 'system', 'event', 'evt_many'
        from generate_series(1, 3000) n`),
    );
    await write('ten_tidewater', 'evt_one');
    expect(await sealAudit()).toEqual({ sealed: 3001, broken: [] });
    const [before] = await world.asOwner(`
      select count(*)::integer as many from audit_seals where audit_id like 'aud_many%'
        and sealed_at <= (select max(sealed_at) from audit_seals where chain = 'ten_tidewater')`);
    expect(before).toEqual({ many: 2500 });
  });

  test('are in reach of the sealer’s role alone, which changes no link and no row', async () => {
    const grants = await world.asOwner<{ what: string }>(`
      select grantee || ' ' || table_name || ': ' || string_agg(lower(privilege_type), ' ' order by privilege_type) as what
      from information_schema.role_table_grants
      where grantee like 'merchloom%' and grantee <> 'merchloom_owner' and (grantee = 'merchloom_audit'
        or table_name in ('audit_seals', 'audit_heads', 'audit_unsealed'))
      group by grantee, table_name order by table_name`);
    expect(grants.map(({ what }) => what)).toEqual([
      'merchloom_audit audit_heads: insert select update',
      'merchloom_audit audit_log: select',
      'merchloom_audit audit_seals: insert select',
      'merchloom_audit audit_unsealed: delete select',
      'merchloom_audit platform_audit: select',
    ]);
  });

  test('are added to by one worker at a time', async () => {
    await write('ten_fjord', 'evt_two_workers');
    await withAudit(async (tx) => {
      expect(await mayISeal(tx)).toBe(true);
      expect(await sealAudit()).toEqual({ sealed: 0, broken: [] });
    });
    const both = await Promise.all([sealAudit(), sealAudit()]);
    expect(both.map(({ sealed }) => sealed).toSorted()).toEqual([0, 1]);
  });
});
