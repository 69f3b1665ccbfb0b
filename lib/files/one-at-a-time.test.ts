/** @jest-environment node */
import { setTimeout as sleep } from 'node:timers/promises';
import { oneAtATime } from './one-at-a-time';

describe('work that takes much memory', () => {
  test('is done one piece at a time, in order, whatever became of the one before', async () => {
    const inTurn = oneAtATime(100);
    const begun: number[] = [];
    let running = 0;
    const piece = (index: number) =>
      inTurn(async () => {
        running += 1;
        begun.push(index);
        expect(running).toBe(1);
        await sleep(1);
        running -= 1;
        if (index === 1) throw new Error('broken');
        return index;
      });
    const ended = await Promise.allSettled([0, 1, 2, 3].map(piece));
    expect(begun).toEqual([0, 1, 2, 3]);
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  });

  test('a line that is too long is not joined, and can be joined again once it is shorter', async () => {
    const inTurn = oneAtATime(2);
    const piece = () => inTurn(() => sleep(1, 'done'));
    const ended = await Promise.allSettled(Array.from({ length: 5 }, piece));
    expect(ended.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(ended[3]).toMatchObject({ reason: { code: 'unavailable', retryAfter: 5 } });
    await expect(piece()).resolves.toBe('done');
  });
});
