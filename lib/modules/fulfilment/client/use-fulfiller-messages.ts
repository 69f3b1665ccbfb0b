import { browserCall } from '@/lib/client/browser';
import { usePages, type Pages } from '@/lib/client/use-pages';
import type {
  fulfillerMessages,
  FulfillerMessagePage,
} from '@/lib/modules/fulfilment/contract/fulfillers/messages';
import { fulfillerMessagesCall } from '@/lib/modules/fulfilment/contract/paths';

/** The newest messages to and from a fulfiller, page by page; with `failed`, only orders that weren't taken. S2.2-176. */
export const useFulfillerMessages = (id: string, failed: boolean): Pages<FulfillerMessagePage> =>
  usePages(['fulfiller-messages', id, failed ? 'failed' : 'all'], (cursor) =>
    browserCall<typeof fulfillerMessages>(fulfillerMessagesCall, {
      params: { fulfiller: id },
      query: { ...(failed ? { failed: '1' as const } : {}), ...(cursor === undefined ? {} : { cursor }) },
      progress: false,
    }),
  );
