import {
  factsFile,
  importFacts as importContract,
} from '@/lib/modules/fulfilment/contract/fulfillers/facts-files';
import { checkFulfiller } from '@/lib/modules/fulfilment/contract/fulfillers/check-fulfiller';
import { lateFulfillers } from '@/lib/modules/fulfilment/contract/fulfillers/late-fulfillers';
import { fulfillerMessages } from '@/lib/modules/fulfilment/contract/fulfillers/messages';
import * as contract from '@/lib/modules/fulfilment/contract/fulfillers/fulfillers';
import {
  changeFulfiller,
  connectFulfiller,
} from '@/lib/modules/fulfilment/service/fulfillers/change-fulfiller';
import {
  closeFulfiller,
  pauseFulfiller,
  resumeFulfiller,
} from '@/lib/modules/fulfilment/service/fulfillers/change-state';
import { checkConnection } from '@/lib/modules/fulfilment/service/fulfillers/check-connection';
import { addClosures, removeClosure } from '@/lib/modules/fulfilment/service/fulfillers/closures';
import { exportFacts, importFacts } from '@/lib/modules/fulfilment/service/fulfillers/facts-file';
import { listFulfillers } from '@/lib/modules/fulfilment/service/fulfillers/list-fulfillers';
import { listFulfillerMessages } from '@/lib/modules/fulfilment/service/fulfillers/list-messages';
import { readFulfiller } from '@/lib/modules/fulfilment/service/fulfillers/read-fulfiller';
import { registerFulfiller } from '@/lib/modules/fulfilment/service/fulfillers/register-fulfiller';
import { lateFulfillers as listLate } from '@/lib/modules/fulfilment/service/late/list-late-printers';
import { csvResponse } from '@/lib/modules/lists/service/csv-response';
import { defineHandler, type ApiHandler } from '@/lib/tenant-api/define-handler';

const by = ({ user, requestId }: { user: { id: string }; requestId: string }) => ({
  staffId: user.id,
  requestId,
});

/** The staff's calls about fulfillers. S2.2-8. */
export const fulfillerHandlers: readonly ApiHandler[] = [
  defineHandler(contract.listFulfillers, (asked) => listFulfillers(by(asked), asked.query)),
  defineHandler(lateFulfillers, (asked) => listLate(by(asked))),
  defineHandler(contract.readFulfiller, (asked) => readFulfiller(by(asked), asked.params.fulfiller)),
  defineHandler(contract.registerFulfiller, (asked) => registerFulfiller(by(asked), asked.body)),
  defineHandler(contract.changeFulfiller, (asked) =>
    changeFulfiller(by(asked), asked.params.fulfiller, asked.body),
  ),
  defineHandler(contract.connectFulfiller, (asked) =>
    connectFulfiller(by(asked), asked.params.fulfiller, asked.body),
  ),
  defineHandler(fulfillerMessages, (asked) =>
    listFulfillerMessages(by(asked), asked.params.fulfiller, asked.query),
  ),
  defineHandler(checkFulfiller, (asked) => checkConnection(by(asked), asked.params.fulfiller)),
  defineHandler(contract.pauseFulfiller, (asked) =>
    pauseFulfiller(by(asked), asked.params.fulfiller, asked.body),
  ),
  defineHandler(contract.resumeFulfiller, (asked) =>
    resumeFulfiller(by(asked), asked.params.fulfiller, asked.body),
  ),
  defineHandler(contract.closeFulfiller, (asked) =>
    closeFulfiller(by(asked), asked.params.fulfiller, asked.body),
  ),
  defineHandler(contract.addClosures, (asked) => addClosures(by(asked), asked.params.fulfiller, asked.body)),
  defineHandler(contract.removeClosure, (asked) =>
    removeClosure(by(asked), asked.params.fulfiller, asked.params.day),
  ),
  defineHandler(factsFile, async (asked) => {
    const { fulfiller: id, file } = asked.params;
    return csvResponse(await exportFacts(by(asked), { id, file, locale: asked.locale }));
  }),
  defineHandler(importContract, (asked) => {
    const { fulfiller: id, file } = asked.params;
    const { dry_run: dryRun, version } = asked.query;
    return importFacts(by(asked), { id, file, bytes: asked.body }, { dryRun, version });
  }),
];
