/** Next calls it once as it starts: what its side of the process does for the web's server (docs/decisions/0076). */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const [{ askGate }, { offerGate }] = await Promise.all([
    import('@/lib/edge/ask-gate'),
    import('@/lib/edge/known-gates'),
  ]);
  offerGate(askGate);
}
