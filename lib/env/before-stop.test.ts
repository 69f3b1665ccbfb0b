import { beforeStop, runBeforeStop, stopsInOrder } from './before-stop';

describe('work before a process stops', () => {
  test('is refused where no one will run it, and then done once, all at once', async () => {
    const done: string[] = [];
    const work = (name: string) => async () => {
      done.push(name);
    };
    const one = work('one');
    expect(beforeStop(one)).toBe(false);
    stopsInOrder();
    expect(beforeStop(one)).toBe(true);
    beforeStop(one);
    beforeStop(work('two'));
    beforeStop(() => Promise.reject(new Error('it cannot')));
    stopsInOrder();
    await runBeforeStop(1000);
    expect(done).toEqual(['one', 'two']);
  });

  test('is left undone when it takes too long', async () => {
    stopsInOrder();
    beforeStop(() => new Promise(() => undefined));
    const begun = performance.now();
    await runBeforeStop(20);
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});
