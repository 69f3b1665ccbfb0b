import { noteFailedPage } from '@/lib/tenant-api/away';

/** Next calls it once as it starts: what its side of the process does for the web's server (docs/decisions/0076). */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const [{ askGate }, { offerGate }] = await Promise.all([
    import('@/lib/edge/ask-gate'),
    import('@/lib/edge/known-gates'),
  ]);
  offerGate(askGate);
}

/** Next calls it with what a page threw, before it sends the page's head. */
export function onRequestError(error: unknown): void {
  noteFailedPage(error);
}
