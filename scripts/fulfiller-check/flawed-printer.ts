import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { wireAddress, wireOrder, type WireOrder } from '@/lib/fulfillers/wire-shapes';

/** What a printer for the test does wrong. */
export const FLAWS = [
  ...(['none', 'check-empty', 'check-slow', 'wrong-signature', 'old-signature', 'no-signature'] as const),
  ...(['slow', 'html', 'takes-nothing', 'no-words', 'half-body-500', 'doubles', 'doubles-at-once'] as const),
  ...(['by-order-ref', 'strict', 'ascii', 'needs-phone', 'few-items', 'one-side', 'needs-print'] as const),
  ...(['small-body', 'refuses-load', 'bad-retry-after'] as const),
  ...(['message-unsigned', 'message-form', 'message-order', 'message-status'] as const),
  ...(['address-unsigned', 'address-empty', 'address-wavers'] as const),
  ...(['message-back', 'message-once'] as const),
] as const;
export type Flaw = (typeof FLAWS)[number];

const SLOW_MS = 260;
/** Orders are at once while no quiet of so long, and so many turns, has come between them; more than `LOAD` are a load. */
const [QUIET_MS, QUIET_TURNS, LOAD] = [20, 5, 6];
const BIG = 60;
const NORMAL = ['picked', 'in_production', 'shipped'];
const KNOWN = /^\{"reference":"[^"]+","order_ref"/;

type Answer = [status: number, value: unknown, headers?: Record<string, string>];

const refused = (message: string): Answer => [422, { error: { message } }];
const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

/** A printer’s server that keeps the contract but for one flaw. */
export class FlawedPrinter {
  private readonly ids = new Map<string, string>();
  private readonly corrected = new Set<string>();
  private readonly inWork = new Set<string>();
  private open = 0;
  private came = 0;
  private orders = 0;
  private readonly server = createServer((request, response) => void this.serve(request, response));

  constructor(
    private readonly flaw: Flaw,
    private readonly secret: string,
  ) {}

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private has(flaw: Flaw): boolean {
    return this.flaw === flaw;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString('utf8');
    this.open += 1;
    this.came += 1;
    const header = request.headers['x-platform-signature'];
    const isKnown = this.isSigned(body, typeof header === 'string' ? header : null);
    const isCheck = request.url === '/v1/check';
    const [status, value, headers] = await this.answer(request.url, body, isKnown);
    this.open -= 1;
    const type = this.has('html') && !isCheck ? 'text/html' : 'application/json';
    response.writeHead(status, { 'content-type': type, ...headers }).end(JSON.stringify(value));
  }

  private async answer(url: string | undefined, body: string, isKnown: boolean): Promise<Answer> {
    if (url === '/v1/orders/address') return this.address(body, isKnown);
    if (!isKnown) return [401, { error: { message: 'signature' } }];
    return url === '/v1/check' ? this.check() : this.order(body);
  }

  /** Only a printer whose flaw is in that call offers it. */
  private address(body: string, isKnown: boolean): Answer {
    if (!this.flaw.startsWith('address-')) return [404, {}];
    if (!isKnown && !this.has('address-unsigned')) return [401, { error: { message: 'signature' } }];
    const read = wireAddress.safeParse(JSON.parse(body));
    if (!read.success || !this.ids.has(read.data.reference)) return refused('No such order');
    const key = `${read.data.reference} ${read.data.sequence}`;
    const isRepeat = this.corrected.has(key);
    this.corrected.add(key);
    if (this.has('address-wavers') && isRepeat) return [409, { error: { message: 'too late' } }];
    return [200, this.has('address-empty') ? {} : { ok: true }];
  }

  private isSigned(body: string, header: string | null): boolean {
    if (header === null) return this.has('no-signature');
    const [, time = '', given] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
    const isYoung = Math.abs(Date.now() / 1000 - Number(time)) <= 300;
    const isRight = given === hmac(this.secret, `${time}.${body}`);
    return (isYoung || this.has('old-signature')) && (isRight || this.has('wrong-signature'));
  }

  /**
   * Once all that were sent at once are here. A busy machine may hand them over one by one, and lets a timer end before it reads
   * what has come: hence the turns, and that the wait begins anew with each order.
   */
  private async quiet(): Promise<void> {
    let before: number;
    do {
      before = this.came;
      await sleep(QUIET_MS);
      for (let turn = 0; turn < QUIET_TURNS; turn += 1) await nextTurn();
    } while (this.came !== before);
  }

  private async check(): Promise<Answer> {
    if (this.has('check-slow')) await sleep(SLOW_MS);
    return [200, this.has('check-empty') ? {} : { ok: true }];
  }

  private async order(body: string): Promise<Answer> {
    if (this.has('slow')) await sleep(SLOW_MS);
    if (this.has('refuses-load') || this.has('bad-retry-after')) await this.quiet();
    if (this.has('small-body') && body.length > 50_000) return [413, { error: { message: 'too large' } }];
    let value: unknown;
    try {
      value = JSON.parse(body);
    } catch {
      return this.has('half-body-500') ? [500, {}] : [400, { error: { message: 'no JSON' } }];
    }
    const read = wireOrder.safeParse(value);
    if (!read.success) return this.unreadable();
    const wrong = this.dislikes(read.data, body);
    return wrong === null ? this.take(read.data) : refused(wrong);
  }

  private unreadable(): Answer {
    if (this.has('takes-nothing')) return [201, { id: 'nothing' }];
    return this.has('no-words') ? [422, {}] : refused('The order has no items');
  }

  private dislikes({ recipient, items }: WireOrder, body: string): string | null {
    const wrongs: [Flaw, boolean][] = [
      ['strict', !KNOWN.test(body) || body.includes('of_tomorrow')],
      ['ascii', /[^\u0020-\u007e]/.test(recipient.name)],
      ['needs-phone', recipient.phone === ''],
      ['few-items', items.length > 1 && items.length < BIG],
      ['one-side', items.some(({ print_files: prints }) => prints.length > 1)],
      ['needs-print', items.some(({ print_files: prints }) => prints.length === 0)],
      ['refuses-load', this.open > LOAD],
    ];
    return wrongs.find(([flaw, isWrong]) => isWrong && this.has(flaw))?.[0] ?? null;
  }

  private async take(order: WireOrder): Promise<Answer> {
    const key = this.has('by-order-ref') ? order.order_ref : order.reference;
    if (this.has('bad-retry-after') && this.open > LOAD) return [429, {}, { 'retry-after': 'soon' }];
    if (this.has('doubles-at-once') && this.inWork.has(key)) return [201, { id: this.newId() }];
    const known = this.ids.get(key);
    if (known !== undefined) return [200, { id: this.has('doubles') ? this.newId() : known }];
    const id = this.newId();
    if (!this.has('doubles-at-once')) this.ids.set(key, id);
    this.inWork.add(key);
    await (this.has('doubles-at-once') ? this.quiet() : sleep(5));
    this.inWork.delete(key);
    this.ids.set(key, id);
    void this.say(order);
    return [201, { id }];
  }

  private newId(): string {
    this.orders += 1;
    return `made_${this.orders}`;
  }

  /** Sends the messages of an order, each again until it is taken. */
  private async say(order: WireOrder): Promise<void> {
    if (order.items.length > BIG) return;
    const odd = this.has('message-status') ? ['nearly_done', 'shipped'] : NORMAL;
    const statuses = this.has('message-back') ? ['in_production', 'picked', 'shipped'] : odd;
    for (const [at, status] of statuses.entries()) {
      const id = this.has('message-form') ? '' : `${order.reference}_${at}`;
      const order_ref = this.has('message-order') ? 'SOME-OTHER' : order.order_ref;
      for (let tries = 0; tries < 4; tries += 1) {
        if ((await this.post(order.callback_url, { id, order_ref, status })) || this.has('message-once'))
          break;
        await sleep(10);
      }
    }
  }

  private async post(url: string, message: object): Promise<boolean> {
    const body = JSON.stringify(message);
    const time = Math.floor(Date.now() / 1000);
    const secret = this.has('message-unsigned') ? 'another-secret-entirely' : this.secret;
    const headers = { 'x-fulfiller-signature': `t=${time},v1=${hmac(secret, `${time}.${body}`)}` };
    return fetch(url, { method: 'POST', body, headers }).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
