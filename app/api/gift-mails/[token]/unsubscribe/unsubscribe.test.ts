/** @jest-environment node */
import { proxy } from '../../../_proxy/proxy';
import { GET, POST } from './route';

jest.mock('../../../_proxy/proxy', () => ({ proxy: jest.fn() }));
const forwarded = proxy as unknown as jest.Mock<Promise<Response>, [Request]>;
const URL_IN_MAIL = 'http://shop.example/api/gift-mails/a-token/unsubscribe?lang=de';

test('opening the address stops nothing: it leads to the page with the button (D40-16)', async () => {
  const answer = await GET(new Request(URL_IN_MAIL), { params: Promise.resolve({ token: 'a-token' }) });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/unsubscribe/a-token?lang=de']);
  expect(forwarded).not.toHaveBeenCalled();
});

test('a mail program’s post is forwarded', async () => {
  forwarded.mockResolvedValue(new Response(null, { status: 200 }));
  const body = 'List-Unsubscribe=One-Click';
  expect((await POST(new Request(URL_IN_MAIL, { method: 'POST', body }))).status).toBe(200);
});
