/** @jest-environment node */
import fc from 'fast-check';
import { encodeCommand, RedisError, ReplyReader, type Reply } from './resp.mjs';

/** As a server writes it. */
function write(reply: Reply): Buffer {
  if (reply === null) return Buffer.from('$-1\r\n');
  if (typeof reply === 'number') return Buffer.from(`:${reply}\r\n`);
  if (typeof reply === 'string') return Buffer.from(`+${reply}\r\n`);
  if (Buffer.isBuffer(reply))
    return Buffer.concat([Buffer.from(`$${reply.length}\r\n`), reply, Buffer.from('\r\n')]);
  if (Array.isArray(reply)) return Buffer.concat([Buffer.from(`*${reply.length}\r\n`), ...reply.map(write)]);
  return Buffer.from(`-${reply.message}\r\n`);
}

const leaf: fc.Arbitrary<Reply> = fc.oneof(
  fc.constant(null),
  fc.integer(),
  fc.stringMatching(/^[A-Za-z ]{0,20}$/),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
);
const reply: fc.Arbitrary<Reply> = fc.oneof(leaf, fc.array(leaf, { maxLength: 5 }));

describe('Redis’s wire format', () => {
  test('replies are read however the bytes are cut', () => {
    fc.assert(
      fc.property(fc.array(reply, { maxLength: 8 }), fc.array(fc.nat(40), { minLength: 1 }), (sent, cuts) => {
        const data = Buffer.concat(sent.map(write));
        const reader = new ReplyReader();
        const got: Reply[] = [];
        for (let at = 0, turn = 0; at < data.length; turn += 1) {
          const size = 1 + (cuts[turn % cuts.length] ?? 0);
          got.push(...reader.read(data.subarray(at, at + size)));
          at += size;
        }
        expect(got).toEqual(sent);
      }),
      { numRuns: 500 },
    );
  });

  test('an error is a reply of its own, and what is no reply is refused', () => {
    const [error] = new ReplyReader().read(Buffer.from('-WRONGPASS invalid\r\n'));
    expect(error).toBeInstanceOf(RedisError);
    expect(() => new ReplyReader().read(Buffer.from('HTTP/1.1 400\r\n'))).toThrow(/no answer of a Redis/);
  });

  test('a command counts bytes, not characters', () => {
    expect(encodeCommand(['SET', 'ü', Buffer.from([1, 2])]).toString('latin1')).toBe(
      '*3\r\n$3\r\nSET\r\n$2\r\n\u00c3\u00bc\r\n$2\r\n\u0001\u0002\r\n',
    );
  });
});
