import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { setClock } from '@/lib/kernel/clock';
import { orderHistory } from '@/lib/db/schema/orders';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { advanceOrder } from '@/lib/modules/fulfilment/service/advance-order';
import { receiveMessage } from '@/lib/modules/fulfilment/service/receive-message';
import { renderPrints } from '@/lib/modules/fulfilment/service/render-prints';
import { PAUSES_S } from '@/lib/modules/fulfilment/rules/submission/schedule';
import { sendDue } from '@/lib/modules/fulfilment/service/sending/send-due';
import { submitOrder } from '@/lib/modules/fulfilment/service/submit-order';
import { inOrder } from '@/lib/modules/orders/service/history-order';
import { startFulfillerSandbox, type FulfillerSandbox } from '@/sandbox/fulfiller/start';
import { recipient, startClaimWorld, type ClaimWorld } from './claim-world';
import { setTestEnv } from './env';
import { ISLA } from './charge-world';
import { layStore } from './fixtures/lay-store';
import { layCode, SUMMIT, TENANT } from './fixtures/promo';

export const SECRET = 'a-shared-secret-of-the-test';
const KEY = 'a-key-of-the-test';
const CODE = 'ALL-OF-THEM';
export const CLIENT: TenantContext = { tenantId: TENANT, actor: 'client', userId: 'usr_made' };
export const STAFF: TenantContext = { tenantId: TENANT, actor: 'staff', userId: 'usr_staff' };
export const OWNER: SessionUser = { ...ISLA, id: 'usr_made', tenantId: TENANT };
export const CARE: SessionUser = { ...ISLA, id: 'usr_staff', superadmin: true, tenantId: null };

let told = 0;

/** Gifts that are claimed, drawn, submitted to a printer over HTTP, and told of by it: all of it by the services. */
export class MadeWorld {
  private constructor(
    readonly world: ClaimWorld,
    readonly printer: FulfillerSandbox,
    private readonly folder: string,
  ) {}

  /** `printerUrl`: another printer than the stand-in. */
  static async start(printerUrl?: string): Promise<MadeWorld> {
    const world = await startClaimWorld();
    const folder = await mkdtemp(join(tmpdir(), 'merchloom-made-'));
    const printer = await startFulfillerSandbox({ stepMs: null, key: KEY, secret: SECRET });
    setTestEnv({
      FILES_DIR: folder,
      FULFILLER_API_URL: printerUrl ?? printer.url,
      FULFILLER_API_KEY: KEY,
      FULFILLER_WEBHOOK_SECRET: SECRET,
    });
    await layStore(SUMMIT);
    await layCode(CODE, { maxUses: 1_000_000 });
    await world.asOwner(`insert into users (id, email, name, password_hash, tenant_id, role)
      values ('usr_made', 'admin@lumen.example', 'Lumen', 'x', '${TENANT}', 'admin')`);
    const made = new MadeWorld(world, printer, folder);
    await made.openPrinter('open');
    await made.setRoom(100_000_000);
    return made;
  }

  openPrinter(status: 'open' | 'closed') {
    return this.world
      .asOwner(`insert into fulfillers (id, name, regions, status) values ('ful_test', 'Test Print', '{EU}', '${status}')
      on conflict (id) do update set status = excluded.status`);
  }

  /** What is left of the client's credit from now on, in minor units. */
  setRoom(minor: number) {
    return this.world.sql(
      `update credit_accounts set limit_minor = greatest(0, $1::bigint + reserved_minor - balance_minor)
      where tenant_id = $2 and currency = 'EUR'`,
      [minor, TENANT],
    );
  }

  /** What is left of the event's budget from now on; null for no budget. */
  setBudget(minor: number | null) {
    return this.world.sql(
      'update event_budgets set budget_minor = used_minor + $1::bigint where event_id = $2',
      [minor, SUMMIT.eventId],
    );
  }

  async claim(changes: Record<string, unknown> = {}): Promise<string> {
    const answer = await this.world.claim(recipient({ promo_code: CODE, ...changes }));
    const [row] = await this.world.sql<{ id: string }>('select id from orders where order_ref = $1', [
      answer.json.data?.['order_ref'],
    ]);
    if (!row) throw new Error(`the claim was answered ${answer.text}`);
    return row.id;
  }

  advance = (orderId: string) => advanceOrder({ tenantId: TENANT, orderId });
  render = (orderId: string) => renderPrints({ tenantId: TENANT, orderId });
  submit = (orderId: string) => submitOrder({ tenantId: TENANT, orderId });

  /** So much time passes that all that waits to be sent is due, and each printer may be called; then it is the queue's turn. */
  async queueTurn(): Promise<void> {
    await this.world.sql(
      `update submissions set next_at = now() - interval '1 second' where state = 'queued' and next_at is not null`,
    );
    await this.world.asOwner(`update fulfiller_lines set rest_until = null,
      probe_at = case when opened_at is null then null else now() - interval '1 second' end`);
    await sendDue();
  }

  /** All of an order's tries but the last are used up. */
  useUpTries(orderId: string) {
    return this.world.sql(`update submissions set tries = $2 where order_id = $1 and state = 'queued'`, [
      orderId,
      PAUSES_S.length,
    ]);
  }

  /** The jobs that send an order again should its call be lost, each at its time; when that was. */
  async sendLost(orderId: string): Promise<Date[]> {
    const jobs = await this.world.asOwner<{ lost: string; at: Date }>(
      `delete from graphile_worker._private_jobs where key like 'lost:${orderId}:%'
      returning payload ->> 'lostAt' as lost, run_at as at`,
    );
    for (const { lost, at } of jobs) {
      const unset = setClock(() => at);
      await submitOrder({ tenantId: TENANT, orderId, lostAt: Number(lost) }).finally(unset);
    }
    return jobs.map(({ at }) => at);
  }

  /** A claimed order that the printer has taken. */
  async submitted(): Promise<string> {
    const id = await this.claim();
    await this.advance(id);
    await this.render(id);
    await this.submit(id);
    return id;
  }

  /** The printer's message; the same `id` again is the same message. */
  async tell(orderId: string, status: string, id = `msg_${(told += 1)}`): Promise<void> {
    const [row] = await this.world.sql<{ ref: string }>('select order_ref as ref from orders where id = $1', [
      orderId,
    ]);
    await receiveMessage(TENANT, orderId, { id, order_ref: row?.ref ?? '', status });
  }

  async status(orderId: string): Promise<string | null> {
    const [row] = await this.world.sql<{ status: string | null }>('select status from orders where id = $1', [
      orderId,
    ]);
    return row?.status ?? null;
  }

  /** When an order was written last: what a person has seen of it. */
  async version(orderId: string): Promise<string> {
    const [row] = await this.world.sql<{ at: Date }>('select updated_at as at from orders where id = $1', [
      orderId,
    ]);
    return row?.at.toISOString() ?? '';
  }

  /** An order's history as it happened. */
  async history(orderId: string) {
    const rows = await withTenant({ tenantId: TENANT, actor: 'system' }, (tx) =>
      tx.select().from(orderHistory).where(eq(orderHistory.orderId, orderId)).orderBy(asc(orderHistory.at)),
    );
    return inOrder(rows);
  }

  messages(orderId: string) {
    return this.world.sql<{ id: string; status: string }>(
      'select message_id as id, status from fulfiller_messages where order_id = $1 order by 1',
      [orderId],
    );
  }

  async close(): Promise<void> {
    await this.printer.close();
    await this.world.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}
