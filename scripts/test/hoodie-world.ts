import { newId, newSecret } from '@/lib/kernel/ids';
import { withTenant } from '@/lib/db/with-tenant';
import type { JobPayloads } from '@/lib/db/enqueue';
import { hashToken } from '@/lib/modules/accounts/service/token';
import type { ImageLayer, Scene } from '@/lib/modules/design/rules/scene-types';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { moveOrder } from '@/lib/modules/orders/service/move-order';
import { lockOrder, movable } from '@/lib/modules/orders/service/statements/move';
import { startCheckoutWorld, type CheckoutWorld } from './checkout-world';
import { FJORD, NAME_SCENE } from './fixtures/stores';
import { orderState } from './order-state';
import { intentOf, Shopper } from './shopper';

const HOODIE = {
  product_id: 'ff-name-hoodie',
  variant_id: 'ff-name-hoodie-oat-m',
  quantity: 1,
  personalisation: { front: { name: 'INGRID' } },
};

const FILE = 'fil_4t8w2y6a0c5e9g3k7m1p';
const PHOTO: ImageLayer = {
  type: 'image',
  id: 'photo',
  src: FILE,
  location: 'file',
  customisable: true,
  widthMm: 50,
  heightMm: 50,
  angle: 0,
  scale: 1,
  position: { x: 140, y: 300 },
};

/** Paid orders of a hoodie with the shopper's own name on it. */
export class HoodieWorld {
  orderId = '';

  private constructor(readonly world: CheckoutWorld) {}

  static async start(): Promise<HoodieWorld> {
    return new HoodieWorld(await startCheckoutWorld([FJORD]));
  }

  async buy(): Promise<void> {
    const { world } = this;
    await world.sql('update variants set stock = 10 where id = $1', [HOODIE.variant_id]);
    const shopper = new Shopper(world, FJORD, [HOODIE]);
    await shopper.createCustomer();
    const paid = await shopper.pay({ amount: '45.54', total_shipping_price: '4.74' });
    if (paid.status !== 200) throw new Error(`pay answered ${paid.status}`);
    world.stripe.control.pay(intentOf(paid));
    await world.stripe.control.settled();
    await shopper.back({ payment_intent: intentOf(paid) });
    this.orderId = String(paid.json['order_id']);
  }

  setStatus(status: OrderStatus) {
    return this.world.sql(`update orders set status = $2 where id = $1`, [this.orderId, status]);
  }

  /** An issue begins, raised by the printer or, where the table says so, by us. */
  async raise(status: 'address_issue' | 'artwork_issue', reason: string): Promise<string> {
    const context = { tenantId: FJORD.tenantId, actor: 'system' } as const;
    await withTenant(context, async (tx) => {
      const order = await lockOrder(tx, FJORD.tenantId, this.orderId);
      if (!order) throw new Error('no order');
      const moved = await moveOrder(tx, context, movable(order), { to: status, actor: 'system', reason });
      if (!moved.ok) throw new Error(moved.error);
    });
    const [issue] = await this.world.sql<{ id: string }>(
      'select id from order_issues where order_id = $1 order by began_at desc, (ended_at is null) desc limit 1',
      [this.orderId],
    );
    return issue?.id ?? '';
  }

  /** The hoodie takes a picture, too, as if it had been bought with one. */
  async layPicture(): Promise<void> {
    const scene: Scene = { ...NAME_SCENE, layers: [...NAME_SCENE.layers, PHOTO] };
    await this.world.sql(
      'update order_lines set scene_front = $1, personalisation = $2 where order_id = $3',
      [JSON.stringify(scene), JSON.stringify({ front: { name: 'INGRID', photo: FILE } }), this.orderId],
    );
  }

  /** A picture that somebody has sent for the event. */
  async sendPicture(): Promise<{ token: string; file: string }> {
    const { sql } = this.world;
    const [token, file] = [newSecret(), newId('file')];
    await sql(
      `insert into files (tenant_id, id, kind, storage_key, content_type, bytes, sha256, width_px, height_px, colour_mode)
       values ($1, $2, 'artwork', $2, 'image/png', 1000, decode(repeat('ab', 32), 'hex'), 1200, 1200, 'srgb')`,
      [FJORD.tenantId, file],
    );
    await sql(
      `insert into uploads (tenant_id, id, event_id, token_hash, name, bytes, state, file_id, actor)
       select $1, $2, event_id, decode($3, 'hex'), 'photo.png', 1000, 'ready', $4, 'shopper'
       from orders where id = $5`,
      [FJORD.tenantId, newId('upload'), hashToken(token).toString('hex'), file, this.orderId],
    );
    return { token, file };
  }

  /** A word is refused from now on; null: none. */
  refuseWord(word: string | null) {
    return this.world.sql(
      `update events set refuses_words = true, refused_words = $2 where id = (select event_id from orders where id = $1)`,
      [this.orderId, word === null ? [] : [word]],
    );
  }

  async printed(): Promise<{ own: Record<string, string>; text: string }> {
    const [line] = await this.world.sql<{ own: { front: Record<string, string> }; scene: Scene }>(
      'select personalisation as own, scene_front as scene from order_lines where order_id = $1',
      [this.orderId],
    );
    const layer = line?.scene.layers.find(({ id }) => id === 'name');
    return { own: line?.own.front ?? {}, text: layer?.type === 'text' ? layer.text : '' };
  }

  money() {
    return this.world.sql('select total_minor, production_minor, credit_minor from orders where id = $1', [
      this.orderId,
    ]);
  }

  async status(): Promise<string | undefined> {
    const [row] = await this.world.sql<{ status: string }>('select status from orders where id = $1', [
      this.orderId,
    ]);
    return row?.status;
  }

  async jobs(task: string): Promise<number> {
    return (await orderState(this.world, this.orderId)).jobs.filter((job) => job === task).length;
  }

  /** The payloads of the order's jobs for one task, the oldest first. */
  async jobsOf<T>(task: string): Promise<T[]> {
    const rows = await this.world.ownerSql<{ payload: T }>(
      `select j.payload from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = $2 and j.payload ->> 'orderId' = $1 order by j.id`,
      [this.orderId, task],
    );
    return rows.map(({ payload }) => payload);
  }

  /** The order's mails of a kind that wait to be sent. */
  async mails(kind: string): Promise<JobPayloads['send-order-mail'][]> {
    const jobs = await this.jobsOf<JobPayloads['send-order-mail']>('send-order-mail');
    return jobs.filter((job) => job.kind === kind);
  }

  close(): Promise<void> {
    return this.world.close();
  }
}
