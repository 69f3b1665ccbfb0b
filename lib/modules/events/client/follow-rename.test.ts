import { ApiError } from '@/lib/client/api-error';
import { followRename } from './follow-rename';

const gone = (data?: Record<string, unknown>) =>
  new ApiError(404, { code: 'not_found', ...(data ? { data } : {}) });

describe('a store that was renamed while a page of it was open (D6-3)', () => {
  test('is called again by its new name, with the same input', async () => {
    const call = jest.fn((slug: string) =>
      slug === 'old-name' ? Promise.reject(gone({ renamed_to: 'new-name' })) : Promise.resolve('order'),
    );
    expect(await followRename('old-name', call)).toBe('order');
    expect(call.mock.calls).toEqual([['old-name'], ['new-name']]);
  });

  test.each([
    ['a store that is gone', gone()],
    ['a name that leads to itself', gone({ renamed_to: 'old-name' })],
    ['no name', gone({ renamed_to: 7 })],
    ['another refusal', new ApiError(422, { code: 'invalid', data: { renamed_to: 'new-name' } })],
    ['what is no answer', new Error('broken')],
  ])('%s is called once, and its failure is what is heard', async (_what, error) => {
    const call = jest.fn(() => Promise.reject(error));
    await expect(followRename('old-name', call)).rejects.toBe(error);
    expect(call).toHaveBeenCalledTimes(1);
  });

  test('what goes wrong at the new name is told', async () => {
    const late = new ApiError(422, { code: 'invalid' });
    const call = (slug: string) => Promise.reject(slug === 'a-name' ? gone({ renamed_to: 'b-name' }) : late);
    await expect(followRename('a-name', call)).rejects.toBe(late);
  });
});
