import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expectNoShift, watchShifts } from '../support/sound';
import { expect, test } from '../support/test';

/** Bytes per piece, and the time between two pieces: longer than a frame, so that each could be painted. */
const PIECE = 1500;
const BETWEEN_MS = 40;

/** The same site behind a slow line: documents come in pieces, everything else at once. */
async function slowLine(site: URL): Promise<Server> {
  const server = createServer((request, response) => {
    const headers = { ...request.headers, host: site.host, 'accept-encoding': 'identity' };
    get({ host: site.hostname, port: site.port, path: request.url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!answer.headers['content-type']?.includes('text/html')) return void answer.pipe(response);
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => void inPieces(Buffer.concat(parts), (piece) => response.write(piece), response));
    }).on('error', () => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function inPieces(
  whole: Buffer,
  write: (piece: Buffer) => void,
  response: { end: () => void },
): Promise<void> {
  for (let at = 0; at < whole.length; at += PIECE) {
    write(whole.subarray(at, at + PIECE));
    await pause(BETWEEN_MS);
  }
  response.end();
}

test.describe('a document that arrives slowly', () => {
  let line: Server;
  test.beforeAll(async ({ baseURL }) => {
    line = await slowLine(new URL(baseURL ?? ''));
  });
  test.afterAll(() => void line.close());

  for (const path of ['/', '/login', '/event-builder', '/fjord-fern/Product=ff-crew-tee']) {
    test(`${path} is painted once it is whole, and nothing moves`, async ({ page }) => {
      await watchShifts(page);
      const { port } = line.address() as AddressInfo;
      await page.goto(`http://localhost:${port}${path}`);
      await expect(page.locator('main')).toBeVisible();
      await expectNoShift(page, path, page.viewportSize()?.width ?? 0);
    });
  }
});
