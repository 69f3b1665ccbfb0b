import { createHmac } from 'node:crypto';
import { acceptedAnswer } from '@/lib/fulfillers/wire-shapes';
import type { CheckOrder } from './orders';

export interface Answer {
  /** 0 where none came. */
  status: number;
  /** Null where it is no JSON. */
  json: unknown;
  contentType: string;
  bytes: number;
  retryAfter: string | null;
  tookMs: number;
}

/** How a call is signed; the default is as the contract says. */
export interface Signing {
  secret?: string;
  /** Seconds ago. */
  age?: number;
  /** Sends no signature. */
  none?: true;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The calls that the platform makes at a printer. */
export class PrinterCalls {
  constructor(
    private readonly url: string,
    private readonly secret: string,
    private readonly timeoutMs: number,
  ) {}

  check(signing: Signing = {}): Promise<Answer> {
    return this.post('/v1/check', JSON.stringify({ type: 'check', fulfiller: 'ful_check' }), signing);
  }

  order(order: CheckOrder, signing: Signing = {}): Promise<Answer> {
    return this.post('/v1/orders', JSON.stringify(order), signing, order.reference);
  }

  /** A corrected address of an order that was sent. */
  address(order: CheckOrder, sequence: number, signing: Signing = {}): Promise<Answer> {
    const { reference, order_ref, fulfiller, recipient } = order;
    const body = JSON.stringify({ reference, order_ref, fulfiller, sequence, recipient });
    return this.post('/v1/orders/address', body, signing, `${reference}.address.${sequence}`);
  }

  /** Any text as the body of an order. */
  rawOrder(body: string): Promise<Answer> {
    return this.post('/v1/orders', body, {}, 'check_raw');
  }

  private headers(body: string, { secret = this.secret, age = 0, none }: Signing, key?: string) {
    const time = Math.floor(Date.now() / 1000) - age;
    const hex = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
    return {
      'content-type': 'application/json',
      ...(none ? {} : { 'x-platform-signature': `t=${time},v1=${hex}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    };
  }

  private async post(path: string, body: string, signing: Signing, key?: string): Promise<Answer> {
    const began = performance.now();
    const took = () => Math.round(performance.now() - began);
    try {
      const response = await fetch(this.url.replace(/\/+$/, '') + path, {
        method: 'POST',
        headers: this.headers(body, signing, key),
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(this.timeoutMs),
      });
      const text = await response.text();
      return {
        status: response.status,
        json: parsed(text),
        contentType: response.headers.get('content-type') ?? '',
        bytes: Buffer.byteLength(text),
        retryAfter: response.headers.get('retry-after'),
        tookMs: took(),
      };
    } catch {
      return { status: 0, json: null, contentType: '', bytes: 0, retryAfter: null, tookMs: took() };
    }
  }
}

/** The printer’s id of an order that it has taken; null for any other answer. */
export function acceptedId({ status, json }: Answer): string | null {
  const read = acceptedAnswer.safeParse(json);
  return status >= 200 && status < 300 && read.success ? read.data.id : null;
}

/** An answer in a few words. */
export function told({ status, json }: Answer): string {
  if (status === 0) return 'no answer';
  return `status ${status}${json === null ? ' without JSON' : ` and ${JSON.stringify(json).slice(0, 160)}`}`;
}
