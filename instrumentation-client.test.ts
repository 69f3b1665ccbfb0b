/** @jest-environment node */
jest.mock('@/lib/client/progress', () => ({ beginRoute: () => undefined }));

test('zod learns, before it is loaded, that no text may become code here', async () => {
  await import('./instrumentation-client');
  const { config } = await import('zod');
  expect(config().jitless).toBe(true);
});
