import { ApiError } from '@/lib/client/api-error';

/** The new name of a store if the failed call used its old one (D6-3). */
function renamedTo(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status !== 404) return null;
  const slug = error.data?.['renamed_to'];
  return typeof slug === 'string' ? slug : null;
}

/**
 * Calls a store by its name, and again by its new name if it was renamed while the page was open, so that the user can
 * finish. Rejects with the ApiError of the last call.
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
