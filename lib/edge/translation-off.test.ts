/** @jest-environment node */
import { NextRequest } from 'next/server';
import { tenantApiFetch } from '@/lib/tenant-api/fetch';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { runChain } from './chain';

jest.mock('@/lib/tenant-api/fetch', () => ({ tenantApiFetch: jest.fn() }));
setTestEnv({ ...TEST_SECRETS, PUBLIC_URL: 'http://localhost:3000', TRANSLATION_ENABLED: '0' });

async function languageOf(path: string, headers: Record<string, string> = {}) {
  const response = await runChain(['locale'], new NextRequest(`http://localhost:3000${path}`, { headers }));
  const page = response.headers.get('x-middleware-rewrite')?.replace('http://localhost:3000', '');
  return [page, /i18n_redirected=(\w+)/.exec(response.headers.get('set-cookie') ?? '')?.[1]];
}

describe('with translation off the language is English (S4-21, D10-4)', () => {
  test.each([
    ['asked for', '/login?lang=de', {}, '/en/login?lang=de'],
    ['remembered', '/login', { cookie: 'i18n_redirected=de' }, '/en/login'],
    ['the browser’s', '/', { 'accept-language': 'de' }, '/en'],
    ['the event’s', '/lumen-summit', {}, '/en/lumen-summit'],
  ])('whatever is %s, and what was remembered is forgotten', async (_, path, headers, page) => {
    expect(await languageOf(path, headers)).toEqual([page, 'en']);
    expect(tenantApiFetch).not.toHaveBeenCalled();
  });
});
