import { test as base, expect, type Page } from '@playwright/test';

interface Fixtures {
  /** Statuses of failed answers that the test expects; Chromium writes a console line of its own for each. */
  expectStatus(...statuses: number[]): void;
  /** The test takes the connection away; Chromium writes a line for each request that then fails. */
  expectLostConnection(): void;
  noise: void;
}

const CHROMIUM_LOST = /Failed to load resource: net::ERR_INTERNET_DISCONNECTED/;
const CHROMIUM_STATUS = /Failed to load resource: the server responded with a status of (\d+)/;

/** A test that fails on any console error or uncaught exception of its page (DESIGN "Tests"). */
export const test = base.extend<Fixtures & { expected: Set<number | 'lost'> }>({
  expected: async ({}, provide) => {
    await provide(new Set());
  },
  expectStatus: async ({ expected }, provide) => {
    await provide((...statuses) => statuses.forEach((status) => expected.add(status)));
  },
  expectLostConnection: async ({ expected }, provide) => {
    await provide(() => void expected.add('lost'));
  },
  noise: [
    async ({ context, expected }, provide) => {
      const heard: string[] = [];
      context.on('weberror', (error) => heard.push(String(error.error())));
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        const status = CHROMIUM_STATUS.exec(message.text())?.[1];
        if (status && expected.has(Number(status))) return;
        if (expected.has('lost') && CHROMIUM_LOST.test(message.text())) return;
        heard.push(message.text());
      });
      await provide();
      expect(heard, 'the console stays quiet').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context }, provide) => {
    await context.addInitScript(() => {
      // Frames without an origin, as the inbox's, have no storage, nor have those of another site.
      try {
        window.localStorage.setItem('site-cookies', 'declined');
      } catch {
        return;
      }
    });
    await provide(context);
  },
});

export { expect, type Page };
