import { randomBytes, randomText, setRandomSource } from './random';

test('each draw is as long as asked for, of its own memory, and no two are the same', () => {
  const seen = new Set<string>();
  let odd = 0;
  for (let draw = 0; draw < 20_000; draw += 1) {
    const bytes = randomBytes(16);
    if (bytes.length !== 16 || bytes.buffer.byteLength !== 16) odd += 1;
    seen.add(Buffer.from(bytes).toString('hex'));
    bytes.fill(0);
  }
  expect([seen.size, odd]).toEqual([20_000, 0]);
  for (const length of [0, 1, 1023, 1024, 1025, 4096, 10_000])
    expect(randomBytes(length)).toHaveLength(length);
});

test('every value comes, about as often as any other', () => {
  const counts = new Array<number>(256).fill(0);
  for (let draw = 0; draw < 8000; draw += 1)
    for (const byte of randomBytes(32)) counts[byte] = (counts[byte] ?? 0) + 1;
  // 1,000 of each: so far from it once in many billions of runs.
  expect(Math.min(...counts)).toBeGreaterThan(750);
  expect(Math.max(...counts)).toBeLessThan(1250);
});

test('a test’s own source is asked for each draw, and no longer once it is taken back', () => {
  const back = setRandomSource((length) => new Uint8Array(length));
  expect(randomText('ABCD', 4)).toBe('AAAA');
  back();
  expect(new Set(Array.from({ length: 100 }, () => randomText('ABCD', 20))).size).toBe(100);
});
