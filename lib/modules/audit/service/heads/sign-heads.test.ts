/** @jest-environment node */
import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sealAudit } from '@/lib/modules/audit/service/seal-audit';
import { verifyAudit } from '@/lib/modules/audit/service/verify/verify-audit';
import { startChainWorld, type ChainWorld } from '@/scripts/test/chain-world';
import { signHeads } from './sign-heads';

jest.setTimeout(60_000);

let world: ChainWorld;
beforeAll(async () => {
  world = await startChainWorld();
});
afterAll(() => world.close());

const MINUTE = 60_000;
const whole = () => readFile(join(world.folder, 'heads.json'), 'utf8');
const history = (day: string) => readFile(join(world.folder, `heads-${day}.jsonl`), 'utf8');
const headsOf = (text: string) => (JSON.parse(text) as { heads: Record<string, { seq: number }> }).heads;
const seqs = (text: string) => Object.entries(headsOf(text)).map(([chain, { seq }]) => [chain, seq]);

async function go(subject: string): Promise<void> {
  await world.write(subject);
  await sealAudit();
  world.pass(MINUTE);
}

describe('the signed heads (D44-3)', () => {
  test('are all chains’ ends in one file, and in the history those that changed', async () => {
    await world.writePlatform('usr_chain');
    await go('evt_1');
    expect(await signHeads()).toEqual({ changed: 2, lost: [] });
    expect(seqs(await whole())).toEqual([
      ['platform', 1],
      ['ten_chain', 1],
    ]);
    await go('evt_2');
    expect(await signHeads()).toEqual({ changed: 1, lost: [] });
    const lines = (await history('2026-11-29')).trimEnd().split('\n');
    expect(lines.map(seqs)).toEqual([
      [
        ['platform', 1],
        ['ten_chain', 1],
      ],
      [['ten_chain', 2]],
    ]);
    expect(seqs(await whole())).toEqual([
      ['platform', 1],
      ['ten_chain', 2],
    ]);
    expect((await readdir(world.folder)).toSorted()).toEqual(['heads-2026-11-29.jsonl', 'heads.json']);
  });

  test('are signed once a minute, also by several workers, and anew where nothing changed', async () => {
    expect(await signHeads()).toBeNull();
    world.pass(MINUTE);
    const before = await history('2026-11-29');
    const both = await Promise.all([signHeads(), signHeads()]);
    expect(both.filter((one) => one !== null)).toEqual([{ changed: 0, lost: [] }]);
    expect(await history('2026-11-29')).toBe(before);
    expect((JSON.parse(await whole()) as { at: string }).at).toBe('2026-11-29T12:03:00.000Z');
  });

  test('go on after a process that died before, within or behind its line', async () => {
    const file = join(world.folder, 'heads-2026-11-29.jsonl');
    const kept = await whole();
    await go('evt_3');
    await signHeads();
    // Died behind its line: all heads are still those from before it.
    await writeFile(join(world.folder, 'heads.json'), kept);
    await go('evt_4');
    expect(await signHeads()).toEqual({ changed: 1, lost: [] });
    await appendFile(file, '{"at":"2026-11-29T12:0');
    await go('evt_5');
    expect(await signHeads()).toEqual({ changed: 1, lost: [] });
    world.pass(24 * 60 * MINUTE);
    await go('evt_6');
    await signHeads();
    expect(await verifyAudit()).toMatchObject({ sealed: 7, findings: [], problems: [] });
  });

  test('keep what was signed of a chain that does not go on from it', async () => {
    const kept = await whole();
    await world.pool.query(`update audit_heads set seq = 3,
      hash = (select hash from audit_seals where chain = 'ten_chain' and seq = 3) where chain = 'ten_chain'`);
    world.pass(MINUTE);
    expect(await signHeads()).toEqual({ changed: 0, lost: ['ten_chain'] });
    expect(headsOf(await whole())).toEqual(headsOf(kept));
    await world.pool.query(`update audit_heads set seq = 6,
      hash = (select hash from audit_seals where chain = 'ten_chain' and seq = 6) where chain = 'ten_chain'`);
    await world.pool.query(`update audit_seals set hash = sha256('x') where chain = 'ten_chain' and seq = 6`);
    await go('evt_7');
    expect(await signHeads()).toEqual({ changed: 0, lost: ['ten_chain'] });
  });

  test('are refused, and said to be wrong, where a line is gone or all of them were changed', async () => {
    const file = join(world.folder, 'heads-2026-11-29.jsonl');
    const [lines, kept] = [await readFile(file, 'utf8'), await whole()];
    const without = lines.split('\n').filter((_, index) => index !== 1);
    await writeFile(file, without.join('\n'));
    expect((await verifyAudit()).problems).toEqual([
      'heads-2026-11-29.jsonl: the line before line 2 is missing or was changed',
    ]);
    await writeFile(file, lines);
    await writeFile(join(world.folder, 'heads.json'), kept.replace('"seq":6', '"seq":5'));
    world.pass(MINUTE);
    expect(await signHeads()).toBeNull();
    expect((await verifyAudit()).problems).toEqual([
      'heads.json is missing, was changed, or was signed by another secret',
    ]);
  });
});
