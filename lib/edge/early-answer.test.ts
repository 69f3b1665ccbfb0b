/** @jest-environment node */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { log } from '@/lib/env/logger';
import { createWebServer } from './web-server';
import { answerStaticFile } from './static-files';

jest.mock('./static-files', () => ({
  asksForStaticFile: ({ url }: { url: string }) => url.startsWith('/file'),
  answerStaticFile: jest.fn(),
}));
jest.mock('@/lib/env/logger', () => {
  const error = jest.fn();
  return { log: () => ({ error }) };
});

process.env.APP_MODE = 'test';
process.env.PUBLIC_URL = 'http://localhost:3000';

let server: Server;
beforeAll(async () => {
  server = createWebServer((_, response) => response.end('answered by Next'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => jest.mocked(log().error).mockReset());

const get = async (path: string) =>
  (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)).text();

test('an answer without Next that fails is logged, without the address, and Next answers', async () => {
  const failure = new Error('the disk is gone');
  jest.mocked(answerStaticFile).mockRejectedValueOnce(failure);
  expect(await get('/file-of-somebody.png')).toBe('answered by Next');
  const calls = jest.mocked(log().error).mock.calls;
  expect(calls).toEqual([
    [{ fault: { kind: 'Error', at: expect.any(Array) } }, 'an answer without Next failed'],
  ]);
  expect(JSON.stringify(calls)).not.toContain('the disk');
  expect(JSON.stringify(calls)).not.toContain('somebody');
});

test('one that is only not at hand is no failure', async () => {
  jest.mocked(answerStaticFile).mockResolvedValueOnce(false);
  expect(await get('/file.png')).toBe('answered by Next');
  expect(log().error).not.toHaveBeenCalled();
});
