/** Next calls this once per server process, before the first request. */
export async function register(): Promise<void> {
  // Next replaces this word at build, and so leaves Node's modules out of what it prepares for its edge runtime.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { stampRequests } = await import('@/lib/edge/stamp-requests');
    stampRequests();
    const { appEnv } = await import('@/lib/env/app');
    // A web whose API runs elsewhere has no database of its own.
    if (appEnv().TENANT_API_URL) return;
    const { checkPooler } = await import('@/lib/db/check-pooler');
    await checkPooler();
  }
}
