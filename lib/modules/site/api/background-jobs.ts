import * as contract from '@/lib/modules/site/contract/background-jobs';
import { changeJob, countJobs, listJobs } from '@/lib/modules/site/service/background-jobs';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const jobHandlers = [
  defineHandler(contract.listJobs, ({ query }) => listJobs(query)),
  defineHandler(contract.countJobs, () => countJobs()),
  defineHandler(contract.retryJob, ({ user, params, requestId }) =>
    changeJob({ staffId: user.id, requestId }, params.job, 'retry'),
  ),
  defineHandler(contract.cancelJob, ({ user, params, requestId }) =>
    changeJob({ staffId: user.id, requestId }, params.job, 'cancel'),
  ),
];
