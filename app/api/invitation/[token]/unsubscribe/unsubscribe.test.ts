/** @jest-environment node */
import { ApiError } from '@/lib/client/api-error';
import { serverCall } from '@/lib/client/server';
import { GET } from './route';

jest.mock('@/lib/client/server', () => ({ serverCall: jest.fn() }));
jest.mock('../../../_proxy/proxy', () => ({ proxy: jest.fn() }));
const asked = serverCall as unknown as jest.Mock<Promise<unknown>, [{ id: string }, object]>;

const open = () =>
  GET(new Request('http://shop.example/api/invitation/a-token/unsubscribe'), {
    params: Promise.resolve({ token: 'a-token' }),
  });

test('opening the address stops nothing: it leads to the button on the invitee’s page (D4-11)', async () => {
  asked.mockResolvedValue({ event: { slug: 'lumen-offsite' } });
  const answer = await open();
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/lumen-offsite?invite=a-token#mails',
  ]);
  expect(asked.mock.calls.map(([{ id }]) => id)).toEqual(['bulk.read-invitation']);
});

test('a link that opens nothing leads to the page that says so', async () => {
  asked.mockRejectedValue(new ApiError(404, { code: 'not_found' }));
  expect((await open()).headers.get('location')).toBe('/404');
});
