import type { BodyOf } from '@/lib/contract/route';
import { browserCall } from '@/lib/client/browser';
import type { ArtworkCheck } from '@/lib/modules/order-changes/contract/artwork';
import type {
  acceptByLink,
  checkArtworkByLink,
  fixAddressByLink,
  fixArtworkByLink,
  FixPage,
  readFixPage,
} from '@/lib/modules/order-changes/contract/fix-page';
import {
  acceptByLinkCall,
  checkArtworkByLinkCall,
  fixAddressByLinkCall,
  fixArtworkByLinkCall,
  readFixPageCall,
} from '@/lib/modules/order-changes/contract/paths';

/** The calls of one link to fix an order. Each that changes something answers the page as it is then. D32-31. */
export function fixCalls(token: string) {
  const params = { token };
  return {
    read: (): Promise<FixPage> => browserCall<typeof readFixPage>(readFixPageCall, { params }),
    address: (body: BodyOf<typeof fixAddressByLink>): Promise<FixPage> =>
      browserCall<typeof fixAddressByLink>(fixAddressByLinkCall, { params, body }),
    accept: (version: string): Promise<FixPage> =>
      browserCall<typeof acceptByLink>(acceptByLinkCall, { params, body: { version } }),
    checkArtwork: (line: string, body: BodyOf<typeof checkArtworkByLink>): Promise<ArtworkCheck> =>
      browserCall<typeof checkArtworkByLink>(checkArtworkByLinkCall, { params: { token, line }, body }),
    artwork: (line: string, body: BodyOf<typeof fixArtworkByLink>): Promise<FixPage> =>
      browserCall<typeof fixArtworkByLink>(fixArtworkByLinkCall, { params: { token, line }, body }),
  };
}
export type FixCalls = ReturnType<typeof fixCalls>;
