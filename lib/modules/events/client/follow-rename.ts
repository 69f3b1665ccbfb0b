import { ApiError } from '@/lib/client/api-error';

/** The new name of a store that the failed call named by its old one (DECISIONS 6). */
function renamedTo(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status !== 404) return null;
  const slug = error.data?.['renamed_to'];
  return typeof slug === 'string' ? slug : null;
}

/**
 * Makes a call of a store by its name, and again by its new one where it was renamed while the page was open: what
 * somebody has begun by the old name ends as it would have. Rejects with the ApiError of the last call.
 */
export async function followRename<T>(slug: string, call: (slug: string) => Promise<T>): Promise<T> {
  try {
    return await call(slug);
  } catch (error) {
    const renamed = renamedTo(error);
    if (renamed === null || renamed === slug) throw error;
    return call(renamed);
  }
}
