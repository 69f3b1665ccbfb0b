/** @jest-environment node */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { encodedPage } from './encoded-pages';

function answer(tag: string | null, type = 'text/html; charset=utf-8', status = 200): ServerResponse {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.statusCode = status;
  response.setHeader('content-type', type);
  if (tag) response.setHeader('etag', tag);
  return response;
}

describe('the bytes of a page from the cache', () => {
  test('are made once for each text', () => {
    const text = 'Größe – 20 £ …';
    const first = encodedPage(answer('W/"a"'), text);
    expect(first).toEqual(Buffer.from(text));
    expect(encodedPage(answer('W/"a"'), text)).toBe(first);
    expect(encodedPage(answer('W/"b"'), 'another')).toEqual(Buffer.from('another'));
  });

  test('anything else goes out as it is', () => {
    const bytes = Buffer.from('x');
    expect(encodedPage(answer('W/"c"'), bytes)).toBe(bytes);
    expect(encodedPage(answer(null), 'x')).toBe('x');
    expect(encodedPage(answer('W/"c"', 'text/x-component'), 'x')).toBe('x');
    expect(encodedPage(answer('W/"c"', undefined, 404), 'x')).toBe('x');
    expect(encodedPage(answer('W/"c"'), undefined)).toBeUndefined();
  });

  test('are forgotten before they fill the memory', () => {
    const page = 'x'.repeat(1024 * 1024);
    const first = encodedPage(answer('W/"0"'), page);
    for (let at = 1; at < 10; at += 1) encodedPage(answer(`W/"${at}"`), page);
    expect(encodedPage(answer('W/"9"'), page)).toBe(encodedPage(answer('W/"9"'), page));
    expect(encodedPage(answer('W/"0"'), page)).not.toBe(first);
  });
});
