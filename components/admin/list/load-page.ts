import { redirect } from 'next/navigation';
import { ApiError } from '@/lib/client/api-error';
import { listHref, type ListState } from './list-state';

/** Whether the API gave no answer, or broke while making one; another try may succeed. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/**
 * A page of a list. A cursor that is no cursor, or one of another sorting, is refused (422): the visitor goes to the
 * first page. Null if the API fails, so that the list can keep what it shows and offer a retry.
 */
export async function loadPage<Page>(list: ListState, reading: Promise<Page>): Promise<Page | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ApiError && error.status === 422 && list.query['cursor']) redirect(listHref(list));
    if (isPassing(error)) return null;
    throw error;
  }
}
