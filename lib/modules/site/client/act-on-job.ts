import { browserCall } from '@/lib/client/browser';
import type { cancelJob, retryJob } from '@/lib/modules/site/contract/background-jobs';
import { cancelJobCall, retryJobCall } from '@/lib/modules/site/contract/paths';

/** Tries a job again, or stops trying it. Rejects with an ApiError. S2.2-269. */
export async function actOnJob(job: string, act: 'retry' | 'cancel'): Promise<void> {
  const input = { params: { job }, body: {} };
  await (act === 'retry'
    ? browserCall<typeof retryJob>(retryJobCall, input)
    : browserCall<typeof cancelJob>(cancelJobCall, input));
}
