import * as contract from '@/lib/modules/claims/contract/code-batches';
import { codeFile } from '@/lib/modules/claims/contract/code-file';
import { createBatch } from '@/lib/modules/claims/service/batches/create-batch';
import { exportCodes } from '@/lib/modules/claims/service/batches/export-codes';
import { listBatches, readBatch } from '@/lib/modules/claims/service/batches/list-batches';
import { reissueBatch } from '@/lib/modules/claims/service/batches/reissue-codes';
import { extendBatch, turnBatch } from '@/lib/modules/claims/service/batches/turn-batch';
import { csvResponse } from '@/lib/modules/lists/service/csv-response';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const listBatchesHandler = defineHandler(contract.listBatches, ({ tenant, params, query }) =>
  listBatches(tenant, params.slug, query),
);

export const createBatchHandler = defineHandler(contract.createBatch, ({ tenant, params, body }) =>
  createBatch(tenant, params.slug, body),
);

export const readBatchHandler = defineHandler(contract.readBatch, ({ tenant, params }) =>
  readBatch(tenant, params),
);

export const pauseBatchHandler = defineHandler(contract.pauseBatch, ({ tenant, params }) =>
  turnBatch(tenant, params, 'pause'),
);

export const resumeBatchHandler = defineHandler(contract.resumeBatch, ({ tenant, params }) =>
  turnBatch(tenant, params, 'resume'),
);

export const retryBatchHandler = defineHandler(contract.retryBatch, ({ tenant, params }) =>
  turnBatch(tenant, params, 'retry'),
);

export const revokeBatchHandler = defineHandler(contract.revokeBatch, ({ tenant, params }) =>
  turnBatch(tenant, params, 'revoke'),
);

export const extendBatchHandler = defineHandler(contract.extendBatch, ({ tenant, params, body }) =>
  extendBatch(tenant, params, body.ends_on),
);

export const reissueBatchHandler = defineHandler(contract.reissueBatch, ({ tenant, params }) =>
  reissueBatch(tenant, params),
);

export const codeFileHandler = defineHandler(codeFile, async ({ tenant, params, locale }) =>
  csvResponse(await exportCodes(tenant, params, locale)),
);
