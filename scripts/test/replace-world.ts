import type { TenantContext } from '@/lib/db/with-tenant';
import { withTenant } from '@/lib/db/with-tenant';
import type { OrderTracking } from '@/lib/db/schema/orders';
import { receiveMessage } from '@/lib/modules/fulfilment/service/receive-message';
import { cancelForClient } from '@/lib/modules/orders/service/cancel-for-client';
import { readOrderToken } from '@/lib/modules/orders/service/order-link';
import { findLines } from '@/lib/modules/orders/service/statements/find-lines';
import type { ReplaceForm } from '@/lib/modules/returns/contract/replacements';
import { readReplaceable } from '@/lib/modules/returns/service/replacement/read-replaceable';
import { replaceOrder } from '@/lib/modules/returns/service/replacement/replace-order';
import { ChargeWorld, CLIENT, ISLA } from './charge-world';
import { costOfReplacement } from './replace-whole';

/** Staff who replace. */
export const CARE = { ...ISLA, id: 'usr_care', superadmin: true, tenantId: null } as const;

let forms = 0;
let messages = 0;

/** Paid orders of two items, of which staff replace some. */
export class ReplaceWorld {
  readonly client = CLIENT;
  readonly staff: TenantContext = { tenantId: CLIENT.tenantId, actor: 'staff', userId: CARE.id };

  private constructor(private readonly charges: ChargeWorld) {}

  static async start(): Promise<ReplaceWorld> {
    return new ReplaceWorld(await ChargeWorld.start());
  }

  get world() {
    return this.charges.world;
  }

  get orderId() {
    return this.charges.orderId;
  }

  get key() {
    return this.charges.key;
  }

  /** A paid order of two items. */
  async sell(): Promise<void> {
    await this.charges.buy();
    await this.charges.becomePaid();
  }

  held() {
    return this.charges.held();
  }

  jobsOf<T>(task: string) {
    return this.charges.jobsOf<T>(task);
  }

  /** As if it had come there step by step. */
  async setStatus(status: string, id = this.orderId): Promise<void> {
    await this.world.sql('update orders set status = $2 where id = $1', [id, status]);
  }

  async statusOf(id: string): Promise<string | null> {
    const [row] = await this.world.sql<{ status: string | null }>('select status from orders where id = $1', [
      id,
    ]);
    return row?.status ?? null;
  }

  replacements() {
    return this.world.sql<{ id: string }>('select id from orders where parent_order_id = $1', [this.orderId]);
  }

  /** So many items of an order's only line. */
  async pieces(quantity: number, id = this.orderId): Promise<ReplaceForm['lines']> {
    const [line] = await withTenant(this.staff, (tx) => findLines(tx, this.staff.tenantId, id));
    return [{ line: line?.id ?? '', quantity }];
  }

  /** Replaces one item unless told otherwise, by a form of its own, to where the order went. */
  async replaceAs(context: TenantContext, more: Partial<ReplaceForm>, id = this.orderId) {
    const order = await readReplaceable(this.staff, id);
    const lines = more.lines ?? (await this.pieces(1, id));
    const form: ReplaceForm = {
      key: `replace-form-${(forms += 1)}`,
      reason: 'damaged',
      lines,
      words: '',
      photos: [],
      borne_by: 'platform',
      cost: costOfReplacement(order, lines),
      complaint: null,
      ...order.address,
      ...more,
    };
    return replaceOrder(context, CARE, id, form);
  }

  replace(more: Partial<ReplaceForm> = {}) {
    return this.replaceAs(this.staff, more);
  }

  /** Staff cancel it. */
  cancel(id: string) {
    return cancelForClient(this.staff, CARE, id, { reason: 'duplicate', words: '' });
  }

  /** A printer's message about an order. */
  async tell(id: string, status: string, more: { tracking?: OrderTracking } = {}): Promise<void> {
    const [row] = await this.world.sql<{ ref: string }>('select order_ref as ref from orders where id = $1', [
      id,
    ]);
    await receiveMessage(CLIENT.tenantId, id, {
      id: `msg_replace_${(messages += 1)}`,
      order_ref: row?.ref ?? '',
      status,
      at: new Date().toISOString(),
      ...more,
    } as Parameters<typeof receiveMessage>[2]);
  }

  /** The printer has been asked for it, and sends it. */
  async ship(id: string): Promise<void> {
    await this.setStatus('submitted_to_fulfiller', id);
    await this.tell(id, 'shipped');
  }

  /** Whether a token opens an order's own page. */
  async opensPage(token: string): Promise<boolean> {
    return readOrderToken(token) !== null;
  }

  close(): Promise<void> {
    return this.charges.close();
  }
}
