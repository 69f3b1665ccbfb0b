import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOST_PORTS } from '../../scripts/seed/host-ports';

function hostPage(base: string, event: string): string {
  return `<!doctype html><html lang="en"><title>A site</title><h1>A site</h1>
    <script src="${base}/widget.js" data-event="${event}"></script>
    <script>window.heard = []; const own = document.querySelector('script[data-event]');
    for (const type of ['submitted', 'error']) own.addEventListener(type, ({ detail }) => heard.push({ type, detail }));
    </script></html>`;
}

function listen(port: number, base: string, event: string): Promise<Server> {
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end(hostPage(base, event)),
  );
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/**
 * A window in which the whole form fits. The site scrolls to what gets the focus inside the frame when it hears of it, and a
 * press that is on its way at that moment would miss; here nothing has to scroll.
 */
export const WHOLE_FORM = { width: 1280, height: 3000 };

/** A site that frames an event's order form, and its origin. */
export interface ForeignSite {
  url: string;
  close(): void;
}

function siteOf(server: Server): ForeignSite {
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** A site on the first free port of those that the event allows; another test run may use the others. */
export async function allowedSite(base: string, event: string): Promise<ForeignSite> {
  for (const port of HOST_PORTS) {
    const server = await listen(port, base, event).catch(() => null);
    if (server) return siteOf(server);
  }
  throw new Error('every listed port is taken');
}

/** A site that the event does not allow. */
export async function strangersSite(base: string, event: string): Promise<ForeignSite> {
  return siteOf(await listen(0, base, event));
}

/** Messages that the site received from the widget. */
export function heard(page: {
  evaluate<T>(script: string): Promise<T>;
}): Promise<{ type: string; detail: Record<string, unknown> }[]> {
  return page.evaluate('window.heard');
}
