/** @jest-environment node */
import { sealAudit } from '@/lib/modules/audit/service/seal-audit';
import { signHeads } from '@/lib/modules/audit/service/heads/sign-heads';
import { seededRandom } from '@/scripts/seed/random';
import { startChainWorld, type ChainWorld } from '@/scripts/test/chain-world';
import { TAMPERINGS } from '@/scripts/test/tamperings';
import { readSignedHistory } from './read-signed';
import { verifyAudit, verifyIn } from './verify-audit';

jest.setTimeout(180_000);

const ROWS = 60;
/** Heads are signed after every tenth row. */
const SIGNED = 10;

let world: ChainWorld;
beforeAll(async () => {
  world = await startChainWorld();
  for (let row = 1; row <= ROWS; row += 1) {
    await world.write(`evt_${row}`);
    if (row <= 5) await world.writePlatform(`usr_${row}`);
    if (row % SIGNED > 0) continue;
    await sealAudit();
    world.pass(60_000);
    await signHeads();
  }
});
afterAll(() => world.close());

describe('the check of the log (D44-4)', () => {
  test('finds nothing where nothing was touched', async () => {
    expect(await verifyAudit()).toEqual({
      chains: 2,
      sealed: ROWS + 5,
      waiting: 0,
      apart: 0,
      signedAt: '2026-11-29T12:06:00.000Z',
      findings: [],
      problems: [],
    });
  });

  test('says what is not sealed yet, and finds it suspicious after a minute', async () => {
    await world.write('evt_young');
    expect(await verifyAudit()).toMatchObject({ waiting: 1, findings: [] });
    world.pass(61_000);
    const { rows } = await world.pool.query<{ id: string }>(
      `select audit_id as id from audit_unsealed where chain = '${world.tenant}'`,
    );
    expect((await verifyAudit()).findings).toEqual([
      { chain: world.tenant, kind: 'late', seq: null, id: rows[0]?.id },
    ]);
    await sealAudit();
    await signHeads();
    expect(await verifyAudit()).toMatchObject({ waiting: 0, sealed: ROWS + 6, findings: [] });
  });

  test('counts apart what was put in under another time', async () => {
    await world.pool.query(`insert into audit_log (tenant_id, id, action, actor, subject_type, subject_id, at)
      values ('${world.tenant}', 'aud_back_then', 'event.locked', 'staff', 'event', 'evt_1', '2026-11-01')`);
    expect((await verifyAudit()).findings).toMatchObject([{ kind: 'late', id: 'aud_back_then' }]);
    await sealAudit();
    world.pass(60_000);
    await signHeads();
    expect(await verifyAudit()).toMatchObject({ apart: 1, findings: [] });
  });

  test('names the first bad row of each of 1,000 tamperings by the tables’ owner', async () => {
    const signed = await readSignedHistory();
    const random = seededRandom(44);
    const last = ROWS + 2;
    // As often as it was signed above, and behind each of the two rows that were written since.
    const places = [
      ...Array.from({ length: ROWS / SIGNED }, (_, index) => (index + 1) * SIGNED),
      ROWS + 1,
      last,
    ];
    const kinds = Object.entries(TAMPERINGS);
    const counted = new Map<string, number>();
    const missed: unknown[] = [];
    await world.undone(async (tx, client) => {
      for (let turn = 0; turn < 1_000; turn += 1) {
        const [name, tamper] = random.pick(kinds);
        await client.query('savepoint untouched');
        const expected = await tamper({ client, random, chain: world.tenant, last, signed: places });
        const { findings } = await verifyIn(tx, signed);
        const [found] = findings;
        const hit = expected.some(
          (one) => one.seq === found?.seq && one.kind === found.kind && one.id === found.id,
        );
        if (findings.length !== 1 || found?.chain !== world.tenant || !hit)
          missed.push({ turn, name, expected, findings });
        counted.set(name, (counted.get(name) ?? 0) + 1);
        await client.query('rollback to savepoint untouched; release savepoint untouched');
      }
    });
    expect(missed).toEqual([]);
    expect([...counted.keys()].toSorted()).toEqual(Object.keys(TAMPERINGS).toSorted());
    expect(await verifyAudit()).toMatchObject({ findings: [] });
  });
});
