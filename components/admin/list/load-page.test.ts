import { ApiError } from '@/lib/client/api-error';
import type { ListState } from './list-state';
import { loadPage } from './load-page';

jest.mock('next/navigation', () => ({
  redirect: (href: string) => {
    throw new Error(`to ${href}`);
  },
}));

const listOf = (query: ListState['query']): ListState => ({
  path: '/orders',
  names: ['status', 'cursor'],
  defaults: {},
  query,
});
const refusal = (status: number) => Promise.reject(new ApiError(status, { code: 'invalid' }));

describe('loadPage', () => {
  it('goes to the first page, filters kept, when the cursor is refused', async () => {
    const list = listOf({ status: 'new', cursor: 'of another list' });
    await expect(loadPage(list, refusal(422))).rejects.toThrow('to /orders?status=new');
  });

  it('passes on a refusal that no cursor explains', async () => {
    await expect(loadPage(listOf({ status: 'new' }), refusal(422))).rejects.toBeInstanceOf(ApiError);
    await expect(loadPage(listOf({ cursor: 'abc' }), refusal(404))).rejects.toBeInstanceOf(ApiError);
  });

  it('is null when the API gives no answer or breaks', async () => {
    await expect(loadPage(listOf({}), refusal(0))).resolves.toBeNull();
    await expect(loadPage(listOf({}), refusal(503))).resolves.toBeNull();
  });
});
