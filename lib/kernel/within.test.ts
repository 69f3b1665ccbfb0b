/** @jest-environment node */
import { within } from './within';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function late() {
  return { error: () => new Error('late'), failed: jest.fn() };
}
const after = <T>(ms: number, end: () => T) =>
  new Promise<T>((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(end());
      } catch (error) {
        reject(error);
      }
    }, ms);
  });
const fail = () => {
  throw new Error('broken');
};

test('work that ends in time answers, or fails, itself', async () => {
  const told = late();
  const good = within(
    100,
    after(50, () => 'done'),
    told,
  );
  const bad = expect(within(100, after(50, fail), told)).rejects.toThrow('broken');
  await jest.advanceTimersByTimeAsync(500);
  expect(await good).toBe('done');
  await bad;
  expect(told.failed).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

test('work that fails after its deadline is told of, once', async () => {
  const told = late();
  const answer = expect(within(100, after(200, fail), told)).rejects.toThrow('late');
  await jest.advanceTimersByTimeAsync(150);
  await answer;
  expect(told.failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  expect(told.failed.mock.calls).toEqual([[expect.objectContaining({ message: 'broken' })]]);
});

test('work that succeeds after its deadline is nobody’s concern', async () => {
  const told = late();
  const answer = expect(
    within(
      100,
      after(200, () => 'done'),
      told,
    ),
  ).rejects.toThrow('late');
  await jest.advanceTimersByTimeAsync(500);
  await answer;
  expect(told.failed).not.toHaveBeenCalled();
});
