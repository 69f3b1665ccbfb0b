/** @jest-environment node */
import { paymentSuccess } from '@/lib/modules/payments/contract/payment-success';
import { MAX_PICTURE_BYTES } from '@/lib/modules/storefront/contract/look-fields';
import { updateConfiguration } from '@/lib/modules/storefront/contract/update';
import { readBody, readLimited } from './read-body';

/** A body of `count` chunks without a length, and what became of it. */
function streamed(count: number) {
  const seen = { sent: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (seen.sent === count) controller.close();
        else controller.enqueue(new Uint8Array(100_000));
        seen.sent += 1;
      },
      cancel() {
        seen.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request('http://api', { method: 'POST', body, duplex: 'half' } as RequestInit);
  return { request, seen };
}

describe('a body larger than its limit (D19-1)', () => {
  test('is refused by its length, unread', async () => {
    const request = new Request('http://api', {
      method: 'POST',
      body: 'x',
      headers: { 'content-length': '2000000' },
    });
    await expect(readLimited(request, 1_000_000)).rejects.toMatchObject({ code: 'payload_too_large' });
    expect(request.bodyUsed).toBe(false);
  });

  test('that comes without a length is read to its end, or the next request of the connection would wait for it', async () => {
    const { request, seen } = streamed(20);
    await expect(readLimited(request, 1_000_000)).rejects.toMatchObject({ code: 'payload_too_large' });
    expect(seen).toEqual({ sent: 21, cancelled: false });
  });

  test('that does not end is given up', async () => {
    const { request, seen } = streamed(Number.POSITIVE_INFINITY);
    await expect(readLimited(request, 1_000_000)).rejects.toMatchObject({ code: 'payload_too_large' });
    expect(seen.cancelled).toBe(true);
    expect(seen.sent).toBeLessThan(200);
  });

  test('what is within it arrives whole', async () => {
    const { request } = streamed(10);
    await expect(readLimited(request, 1_000_000)).resolves.toHaveLength(1_000_000);
  });
});

describe('a form', () => {
  const form = (bytes: number) => {
    const body = new FormData();
    body.set('order_id', 'x'.repeat(bytes));
    return new Request('http://api', { method: 'POST', body });
  };

  test('of 2 MB is taken from whoever may send pictures, and from nobody else', async () => {
    await expect(readBody(form(2_000_000), updateConfiguration)).resolves.toHaveProperty('order_id');
    await expect(readBody(form(2_000_000), paymentSuccess)).rejects.toMatchObject({
      code: 'payload_too_large',
    });
    await expect(readBody(form(900_000), paymentSuccess)).resolves.toHaveProperty('order_id');
  });

  test('with both pictures at their largest is taken, so that a larger one is named at its field', async () => {
    const body = new FormData();
    const picture = (bytes: number) => new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' });
    body.set('storeConfig[customLogo][blob]', picture(MAX_PICTURE_BYTES + 1));
    body.set('storeConfig[customBackground][blob]', picture(MAX_PICTURE_BYTES));
    const read = await readBody(new Request('http://api', { method: 'POST', body }), updateConfiguration);
    const { error } = updateConfiguration.body?.safeParse(read) ?? {};
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['storeConfig.customLogo.blob']);
  });
});
