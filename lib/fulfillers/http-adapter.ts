import { z } from 'zod';
import { fulfillerEnv } from '@/lib/env/fulfiller';
import type { FulfillerPort, SubmitOutcome, SubmittedOrder } from './port';

const TIMEOUT_MS = 20_000;
const accepted = z.object({ id: z.string().min(1) });
const refused = z.object({ error: z.object({ message: z.string() }) });

function wire(order: SubmittedOrder) {
  const { recipient } = order;
  return {
    reference: order.reference,
    order_ref: order.orderRef,
    fulfiller: order.fulfillerId,
    shipping_method: order.shippingMethod,
    callback_url: order.callbackUrl,
    recipient: {
      name: recipient.name,
      phone: recipient.phone,
      email: recipient.email,
      address_lines: recipient.addressLines,
      city: recipient.city,
      county: recipient.county,
      postcode: recipient.postcode,
      country: recipient.countryIso2,
      state: recipient.state,
    },
    items: order.items.map((item) => ({
      sku: item.sku,
      quantity: item.quantity,
      name: item.name,
      print_files: item.prints.map((print) => ({
        side: print.side,
        url: print.url,
        pdf_url: print.pdfUrl,
        description: print.description,
        width_mm: print.widthMm,
        height_mm: print.heightMm,
      })),
    })),
  };
}

async function outcomeOf(response: Response): Promise<SubmitOutcome> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) {
    const parsed = accepted.safeParse(body);
    if (!parsed.success) throw new Error('the fulfiller accepted without an id');
    return { kind: 'accepted', externalId: parsed.data.id };
  }
  if (response.status >= 400 && response.status < 500 && response.status !== 429) {
    const parsed = refused.safeParse(body);
    return {
      kind: 'rejected',
      reason: parsed.success ? parsed.data.error.message : `status ${response.status}`,
    };
  }
  throw new Error(`the fulfiller answered ${response.status}`);
}

/** The fulfiller's HTTP API: `POST /v1/orders`, idempotent by our reference. */
export const httpFulfiller: FulfillerPort = {
  async submit(order) {
    const env = fulfillerEnv();
    const response = await fetch(new URL('/v1/orders', env.FULFILLER_API_URL), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${env.FULFILLER_API_KEY}`,
        'content-type': 'application/json',
        'idempotency-key': order.reference,
      },
      body: JSON.stringify(wire(order)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return outcomeOf(response);
  },
};
