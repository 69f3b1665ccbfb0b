/** @jest-environment node */
import * as purge from '@/app/api/internal/purge/route';
import * as securityTxt from '@/app/.well-known/security.txt/route';
import * as healthz from '@/app/healthz/route';
import * as readyz from '@/app/readyz/route';

jest.mock('next/cache', () => ({ revalidateTag: jest.fn() }));

type Handlers = Partial<Record<string, () => Response>>;

/** What Next answers by itself: HEAD where there is a GET, and OPTIONS. */
const ROUTES = [
  { path: '/healthz', route: healthz, takes: ['GET'], allow: 'GET, HEAD, OPTIONS' },
  { path: '/.well-known/security.txt', route: securityTxt, takes: ['GET'], allow: 'GET, HEAD, OPTIONS' },
  { path: '/readyz', route: readyz, takes: ['GET'], allow: 'GET, HEAD, OPTIONS' },
  { path: '/api/internal/purge', route: purge, takes: ['POST'], allow: 'POST, OPTIONS' },
];

test.each(ROUTES)('$path refuses other methods, and says which it takes', ({ route, takes, allow }) => {
  const handlers = route as unknown as Handlers;
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((one) => !takes.includes(one))) {
    const answer = handlers[method]?.();
    expect([method, answer?.status, answer?.headers.get('allow')]).toEqual([method, 405, allow]);
  }
});
