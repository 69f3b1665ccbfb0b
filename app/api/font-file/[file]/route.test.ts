/** @jest-environment node */
import { NextRequest } from 'next/server';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { GET as bookOf } from '../../font-book/[family]/route';
import { GET as fileOf } from './route';

setTestEnv(TEST_SECRETS);

test.each([
  ['file', (name: string) => fileOf(asked(name), { params: Promise.resolve({ file: name }) })],
  ['book', (name: string) => bookOf(asked(name), { params: Promise.resolve({ family: name }) })],
])('a font’s %s that is none is a 404 in the envelope (D19)', async (_kind, get) => {
  for (const name of ['nope', '../../package.json', '__proto__', 'constructor']) {
    const answer = await get(name);
    expect([name, answer.status, await answer.json()]).toMatchObject([name, 404, { code: 'not_found' }]);
  }
});

function asked(name: string): NextRequest {
  return new NextRequest(`http://localhost:3000/api/font/${encodeURIComponent(name)}`);
}
