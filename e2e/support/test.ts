import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

interface Fixtures {
  /** Failure statuses that the test expects; Chromium logs each one on the console. */
  expectStatus(...statuses: number[]): void;
  /** The test goes offline; Chromium logs each failed request. */
  expectLostConnection(): void;
  /** A page in a separate browser context, for a second person; its console is checked too. */
  visitor(): Promise<Page>;
  noise: void;
}

const CHROMIUM_LOST = /Failed to load resource: net::ERR_INTERNET_DISCONNECTED/;
const CHROMIUM_STATUS = /Failed to load resource: the server responded with a status of (\d+)/;

/** Answers the cookie notice, so that it covers nothing. */
async function declineCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Frames without an origin (as in the mail inbox) or of another site have no storage.
    try {
      window.localStorage.setItem('site-cookies', 'declined');
    } catch {
      return;
    }
  });
}

interface Watch {
  expected: Set<number | 'lost'>;
  /** Records console errors of these pages. */
  listen(context: BrowserContext): void;
  heard: string[];
}

/** A test that fails on any console error or uncaught exception of its page. */
export const test = base.extend<Fixtures & Watch>({
  expected: async ({}, provide) => {
    await provide(new Set());
  },
  heard: async ({}, provide) => {
    await provide([]);
  },
  expectStatus: async ({ expected }, provide) => {
    await provide((...statuses) => statuses.forEach((status) => expected.add(status)));
  },
  expectLostConnection: async ({ expected }, provide) => {
    await provide(() => void expected.add('lost'));
  },
  listen: async ({ expected, heard }, provide) => {
    await provide((context) => {
      context.on('weberror', (error) => heard.push(String(error.error())));
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        const status = CHROMIUM_STATUS.exec(message.text())?.[1];
        if (status && expected.has(Number(status))) return;
        // What shows a mail lets no script run, axe's neither.
        if (message.text().startsWith("Blocked script execution in 'about:srcdoc'")) return;
        if (expected.has('lost') && CHROMIUM_LOST.test(message.text())) return;
        // The text of a failed request doesn't name it; its place does.
        heard.push(`${message.text()} (${message.location().url})`);
      });
    });
  },
  noise: [
    async ({ context, listen, heard }, provide) => {
      listen(context);
      await provide();
      expect(heard, 'the console stays quiet').toEqual([]);
    },
    { auto: true },
  ],
  visitor: async ({ browser, listen }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      await declineCookies(context);
      listen(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  context: async ({ context }, provide) => {
    await declineCookies(context);
    await provide(context);
  },
});

export { expect, type Page };
