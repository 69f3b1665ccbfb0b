import type { PublicConfig, readPublicConfig } from '@/lib/modules/site/contract/public-config';
import { browserCall } from './browser';
import { readPublicConfigCall } from '@/lib/modules/site/contract/paths';

let asked: Promise<PublicConfig> | undefined;

/**
 * The browser's run-time settings, fetched once; after a failure the next call tries again. Rejects with an ApiError.
 */
export function publicConfig(): Promise<PublicConfig> {
  asked ??= browserCall<typeof readPublicConfig>(readPublicConfigCall, { progress: false }).catch(
    (error: unknown) => {
      asked = undefined;
      throw error;
    },
  );
  return asked;
}

/** The same, asked anew: for what may have changed since the page was opened. Rejects with an ApiError. */
export function publicConfigAgain(): Promise<PublicConfig> {
  asked = undefined;
  return publicConfig();
}
