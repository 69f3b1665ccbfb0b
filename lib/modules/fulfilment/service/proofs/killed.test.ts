/** @jest-environment node */
import { spawn } from 'node:child_process';
import type { FailPoint } from '@/lib/env/fail-point';
import { fixAddress } from '@/lib/modules/order-changes/service/fix-address';
import { readAddress } from '@/lib/modules/order-changes/service/read-address';
import { startDeafPrinter, type DeafPrinter } from '@/scripts/test/deaf-printer';
import { TENANT } from '@/scripts/test/fixtures/promo';
import { startFulfilmentWorker } from '@/scripts/test/fulfilment-worker';
import { CLIENT, MadeWorld, OWNER } from '@/scripts/test/made-world';
import { someOf } from '@/scripts/test/property-runs';

jest.setTimeout(300_000);

let at: MadeWorld;
let printer: DeafPrinter;
beforeAll(async () => {
  printer = await startDeafPrinter(() => at.printer.url);
  at = await MadeWorld.start(printer.url);
});
afterAll(async () => {
  await printer.close();
  await at.close();
});

/** A step in a process of its own, which dies at the point; how it ended. */
async function killedAt(point: FailPoint, step: string, orderId: string): Promise<unknown> {
  const [row] = await at.world.sql<{ ref: string }>('select order_ref as ref from orders where id = $1', [
    orderId,
  ]);
  const args = [
    'node_modules/tsx/dist/cli.mjs',
    'scripts/test/one-job.ts',
    step,
    TENANT,
    orderId,
    row?.ref ?? '',
  ];
  const env = { ...process.env, FAIL_POINT: point };
  const child = spawn(process.execPath, args, { env, stdio: 'ignore' });
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));
}

let claimed = 0;
/** A gift that is drawn anew, as its text is no other's: each of this file's has a letter of its own. */
const claimOne = () => {
  const name = `KILLED${String.fromCharCode(65 + claimed++)}`;
  const gift = { product_id: 'lu-summit-hoodie', variant_id: 'lu-summit-hoodie-navy-m', quantity: 1 };
  return at.claim({ products: [{ ...gift, personalisation: { front: { name } } }] });
};

const STEPS = ['advance', 'render', 'submit', 'message'] as const;
type Step = (typeof STEPS)[number];
const POINTS: [FailPoint, Step][] = [
  ['advance.before-commit', 'advance'],
  ['advance.after-commit', 'advance'],
  ['render.after-store', 'render'],
  ['render.before-commit', 'render'],
  ['render.after-commit', 'render'],
  ['submit.before-commit', 'submit'],
  ['submit.after-commit', 'submit'],
  ['submit.after-call', 'submit'],
  ['settle.before-commit', 'submit'],
  ['settle.after-commit', 'submit'],
  ['message.before-commit', 'message'],
  ['message.after-commit', 'message'],
];

const DO: Record<Step, (orderId: string) => Promise<void>> = {
  advance: (id) => at.advance(id),
  render: (id) => at.render(id),
  submit: (id) => at.submit(id),
  message: (id) => at.tell(id, 'shipped', 'msg_once'),
};

/** The order's submissions at the printer, by its key. */
const ordersThere = (ref: string) =>
  at.printer.fulfiller.orders.newestFirst().filter(({ order }) => order.order_ref === ref);

// Each starts a process, which takes seconds: some daily, all of them nightly.
test.each(someOf(POINTS, 4))(
  'killed at %s, the step is done again: sent once, and nothing is lost (D32-71, D32-75)',
  async (point, step) => {
    const id = await claimOne();
    const first = STEPS.indexOf(step);
    for (const before of STEPS.slice(0, first)) await DO[before](id);
    expect([0, 1]).not.toContain(await killedAt(point, step, id));
    const killed = Date.now();
    // What is known before the dead worker's own job is freed: another worker takes up what it was sending.
    const plans = await at.sendLost(id);
    const sending = ['submit.after-commit', 'submit.after-call', 'settle.before-commit'].includes(point);
    if (sending) {
      expect(await at.status(id)).toBe('submitted_to_fulfiller');
      for (const plan of plans) expect(plan.getTime() - killed).toBeLessThan(10_000);
    }
    for (const rest of STEPS.slice(first)) await DO[rest](id);
    expect(await at.status(id)).toBe('shipped');
    const [row] = await at.world.sql<{ ref: string; submissions: number; held: string }>(
      `select order_ref as ref, (select count(*)::int from submissions s where s.order_id = o.id) as submissions,
      (select state from credit_reservations r where r.order_id = o.id) as held from orders o where id = $1`,
      [id],
    );
    expect(row).toMatchObject({ submissions: 1, held: 'captured' });
    expect(ordersThere(row?.ref ?? '')).toHaveLength(1);
    expect(await at.messages(id)).toHaveLength(1);
    const moves = (await at.history(id)).filter(({ moved }) => moved);
    expect(new Set(moves.map(({ toStatus }) => toStatus)).size).toBe(moves.length);
  },
);

/** What the queue's turn dies at, and whether the line to the printer was dead, so that the order sent was the one that tries it. */
const TURNS: [FailPoint, isDead: boolean][] = [
  ['submit.after-call', true],
  ['submit.after-call', false],
  ['settle.before-commit', true],
  ['settle.before-commit', false],
];

test.each(someOf(TURNS, 2))(
  'the queue’s turn killed at %s, line dead: %p: what it was sending is sent in ten seconds, once (D32-77)',
  async (point, isDead) => {
    const id = await claimOne();
    await at.advance(id);
    await at.render(id);
    at.printer.fulfiller.trouble.fail(1, 503);
    await at.submit(id);
    at.printer.fulfiller.trouble.clear();
    expect(await at.status(id)).toBe('submitting_to_fulfiller');
    await at.world.sql(`update submissions set next_at = now() where order_id = $1`, [id]);
    await at.world.asOwner(`update fulfiller_lines set rest_until = null,
      opened_at = ${isDead ? 'now()' : 'null'}, probe_at = ${isDead ? 'now()' : 'null'}`);
    expect([0, 1]).not.toContain(await killedAt(point, 'queue', id));
    const killed = Date.now();
    const plans = await at.sendLost(id);
    expect(plans).not.toEqual([]);
    for (const plan of plans) expect(plan.getTime() - killed).toBeLessThan(10_000);
    expect(await at.status(id)).toBe('submitted_to_fulfiller');
    const [row] = await at.world.sql<{ ref: string }>('select order_ref as ref from orders where id = $1', [
      id,
    ]);
    expect(ordersThere(row?.ref ?? '')).toHaveLength(1);
  },
);

/** Waits until it is so, for a minute at most. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 60_000; !(await isSo());) {
    if (Date.now() > end) throw new Error('it never came');
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** An order that waits to be sent, and one whose corrected address waits to be told: nothing else is in the queue. */
async function twoCalls(): Promise<{ told: string; sent: string }> {
  const told = await at.submitted();
  const sent = await claimOne();
  await at.advance(sent);
  await at.render(sent);
  const { version, address } = await readAddress(CLIENT, told);
  await fixAddress(CLIENT, OWNER, told, { ...address, address_first_line: '77 Harbour Street', version });
  await at.world.asOwner(
    `delete from graphile_worker._private_jobs where key not like 'address:%' or key is null`,
  );
  await at.world.asOwner(
    `select graphile_worker.add_job('submit-order', '{"tenantId":"${TENANT}","orderId":"${sent}"}')`,
  );
  return { told, sent };
}

/** A worker in a process of its own, killed once `isBusy`; how it ended. */
async function killedWhile(isBusy: () => boolean): Promise<unknown> {
  const args = ['--import', 'tsx', 'scripts/test/one-worker.ts', at.world.ownerUrl];
  const worker = spawn(process.execPath, args, {
    env: { ...process.env },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise((resolve) => worker.once('exit', (_code, signal) => resolve(signal)));
  await until(isBusy).finally(() => worker.kill('SIGKILL'));
  return ended;
}

test('a worker killed while it calls printers: another one goes on in ten seconds, and no printer does anything twice (S5-77)', async () => {
  const { told, sent } = await twoCalls();
  printer.calls.length = 0;
  printer.lose(true);
  expect(await killedWhile(() => printer.calls.length === 2)).toBe('SIGKILL');
  const killed = Date.now();
  printer.lose(false);
  const next = await startFulfilmentWorker(at.world.ownerUrl);
  const keys = new Set(printer.calls.map(({ key }) => key));
  const again = (key: string) => printer.calls.filter((call) => call.key === key).at(1)?.at ?? Infinity;
  await until(() => [...keys].every((key) => again(key) < Infinity));
  for (const key of keys) expect(again(key) - killed).toBeLessThan(10_000);
  const stateOf = `select address_state as state from submissions where order_id = '${told}'`;
  await until(async () => (await at.world.sql<{ state: string }>(stateOf))[0]?.state === 'accepted');
  await until(async () => (await at.status(sent)) === 'submitted_to_fulfiller');
  await next.stop();
  // Each was called for by its one key, and the printer has one order of each.
  expect([keys.size, new Set(printer.calls.map(({ key }) => key)).size]).toEqual([2, 2]);
  const refs = await at.world.sql<{ ref: string }>(
    `select order_ref as ref from orders where id in ('${told}', '${sent}')`,
  );
  expect(refs.map(({ ref }) => ordersThere(ref).length)).toEqual([1, 1]);
  expect((await at.history(told)).filter(({ reason }) => reason === 'address_accepted')).toHaveLength(1);
});
