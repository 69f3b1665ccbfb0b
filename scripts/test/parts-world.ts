import { PAUSES_S } from '@/lib/modules/fulfilment/rules/submission/schedule';
import { receiveMessage } from '@/lib/modules/fulfilment/service/receive-message';
import { submitOrder } from '@/lib/modules/fulfilment/service/submit-order';
import { ChargeWorld } from './charge-world';

/** What a part of an order is, as its row says. */
interface PartRow {
  id: string;
  part: number;
  fulfiller: string;
  status: string;
  state: string;
  lines: string[];
  redo: boolean;
}

let told = 0;

/** Paid orders of two tees and two mugs, and printers of which none prints both: `ful_tee`, `ful_mug`, and spare ones. */
export class PartsWorld {
  private constructor(readonly at: ChargeWorld) {}

  static async start(): Promise<PartsWorld> {
    return new PartsWorld(await ChargeWorld.start());
  }

  close = () => this.at.close();
  sql = <R = Record<string, unknown>>(text: string, values: unknown[] = []) =>
    this.at.world.sql<R & Record<string, unknown>>(text, values);
  owner = (text: string, values: unknown[] = []) =>
    this.at.world.ownerSql<Record<string, unknown>>(text, values);

  async printer(id: string, families: readonly string[], days = 3): Promise<void> {
    await this.owner(
      `insert into fulfillers (id, name, regions, status, promised_days, every_blank)
       values ($1, $1, '{UK}', 'open', $2, false)`,
      [id, days],
    );
    for (const family of families)
      await this.owner('insert into fulfiller_blanks (fulfiller_id, family) values ($1, $2)', [id, family]);
  }

  /** A new order that is drawn and waits to be sent, and the two printers that can make it. */
  async order(): Promise<void> {
    await this.sql(`update orders set fulfiller_id = null`);
    for (const table of [
      'routing_waits',
      'routing_decisions',
      'parcels',
      'submissions',
      'order_clocks',
      'finished_steps',
    ])
      await this.sql(`delete from ${table}`);
    await this.sql('delete from event_fulfillers');
    for (const table of [
      'fulfiller_blanks',
      'fulfiller_stock',
      'fulfiller_days',
      'fulfiller_lines',
      'fulfillers',
    ])
      await this.owner(`delete from ${table}`);
    await this.printer('ful_tee', ['tee']);
    await this.printer('ful_mug', ['mug']);
    await this.another();
  }

  /** One more such order, for the same printers. */
  async another(): Promise<string> {
    const { at } = this;
    await at.buy();
    await at.becomePaid();
    await this.sql(
      `insert into order_lines select made.* from order_lines l, lateral jsonb_populate_record(l, jsonb_build_object(
        'id', 'oli_mug' || substr($1, 4), 'family', 'mug', 'blank_id', 'mug', 'sku', 'MUG-WHITE', 'name', 'Mug', 'position', 2))
        made where l.order_id = $1`,
      [at.orderId],
    );
    await at.setStatus('processed');
    return at.orderId;
  }

  submit = () => submitOrder(this.at.key);

  /** A printer's message about its part; the same `id` again is the same message. */
  async tell(
    fulfiller: string,
    status: string,
    more: Record<string, unknown> & { id?: string; reference?: string } = {},
  ): Promise<void> {
    const { reference, ...said } = more;
    const [row] = await this.sql<{ ref: string }>('select order_ref as ref from orders where id = $1', [
      this.at.orderId,
    ]);
    const message = { id: `msg_${(told += 1)}`, order_ref: row?.ref ?? '', status, ...said };
    await receiveMessage(this.at.key.tenantId, this.at.orderId, message, fulfiller, reference);
  }

  async status(): Promise<string | undefined> {
    return (
      await this.sql<{ status: string }>('select status from orders where id = $1', [this.at.orderId])
    )[0]?.status;
  }

  /** All submissions of the order, the oldest first. */
  submissions = () =>
    this.sql<PartRow>(
      `select id, part, fulfiller_id as fulfiller, part_status as status, state, line_ids as lines, redo_at is not null as redo
       from submissions where order_id = $1 order by created_at, part`,
      [this.at.orderId],
    );

  /** Where each printer's last part is. */
  async places(): Promise<Record<string, string>> {
    return Object.fromEntries((await this.submissions()).map(({ fulfiller, status }) => [fulfiller, status]));
  }

  /** Each line's last submission: lines in are lines out. */
  async makers(): Promise<Record<string, string>> {
    const lines = await this.sql<{ id: string; family: string }>(
      'select id, family from order_lines where order_id = $1 order by position',
      [this.at.orderId],
    );
    const sent = await this.submissions();
    return Object.fromEntries(
      lines.map(({ id, family }) => [
        family,
        sent.findLast((one) => one.lines.includes(id))?.fulfiller ?? '',
      ]),
    );
  }

  /** All tries of a printer's submissions but the last are used up, and the last is due. */
  useUpTries = (fulfiller: string) =>
    this.sql(
      `update submissions set tries = $2, next_at = now() - interval '1 second'
       where order_id = $1 and fulfiller_id = $3 and state = 'queued'`,
      [this.at.orderId, PAUSES_S.length, fulfiller],
    );

  stock = (fulfiller: string, sku: string, pieces: number) =>
    this.owner('insert into fulfiller_stock values ($1, $2, $3, false)', [fulfiller, sku, pieces]);

  async stockOf(fulfiller: string): Promise<unknown> {
    return (await this.owner('select pieces from fulfiller_stock where fulfiller_id = $1', [fulfiller]))[0]?.[
      'pieces'
    ];
  }
}
