/** @jest-environment node */
import { NextRequest } from 'next/server';
import { runChain } from './chain';
import { ownFramers } from './studio-frame';

process.env.APP_MODE = 'test';
process.env.PUBLIC_URL = 'http://localhost:3000';
process.env.NEXTAUTH_SECRET = 'a secret of the tests';
process.env.LINK_SECRET = 'a link secret of the tests';
process.env.HOUSEHOLD_KEY = 'a household key of the tests';
process.env.INTERNAL_SECRET = 'an internal secret of the tests';
process.env.LOG_LEVEL = 'silent';

describe('who may frame the studio’s storefront (S3.6-12)', () => {
  test('this site’s own pages, and no other page is framed by anybody', () => {
    expect(ownFramers('/events/fjord-fern/store-configuration/live')).toEqual(["'self'"]);
    for (const path of [
      '/events/fjord-fern/store-configuration',
      '/events/fjord-fern/store-configuration/live/x',
      '/events/a/b/store-configuration/live',
      '/site-preview/fjord-fern',
      '/fjord-fern',
    ])
      expect([path, ownFramers(path)]).toEqual([path, undefined]);
  });

  test('a visitor without a session is sent to the login instead', async () => {
    const path = 'http://localhost:3000/events/fjord-fern/store-configuration/live';
    const answer = await runChain(['auth', 'shop-platform', 'locale'], new NextRequest(path));
    expect(answer.status).toBe(307);
    expect(answer.headers.get('location')).toContain('/login');
  });
});
