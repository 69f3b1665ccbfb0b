import { LATEST_MIGRATION } from './latest-migration';
import { hasMigration } from './applied-migration';
import { within } from '@/lib/kernel/within';
import { withDirectory } from './with-directory';
import { log } from '@/lib/env/logger';

const ANSWER_MS = 4_000;

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? codeOf(error.cause) : undefined;
}

const tell = (error: unknown) => log().warn({ code: codeOf(error) }, 'not ready');

/** Whether this instance can serve: the database answers and has the migrations of this version. Never rejects. */
export async function isReady(): Promise<boolean> {
  try {
    const asked = withDirectory((tx) => hasMigration(tx, LATEST_MIGRATION));
    return await within(ANSWER_MS, asked, {
      error: () => new Error('the database does not answer'),
      failed: tell,
    });
  } catch (error) {
    tell(error);
    return false;
  }
}
