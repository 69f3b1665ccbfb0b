'use client';

import useSWR from 'swr';
import type { BodyOf } from '@/lib/contract/route';
import type { editAddress } from '@/lib/modules/order-changes/contract/edit-address';
import type { editLine } from '@/lib/modules/order-changes/contract/edit-line';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import type { EditOptions, readEditOptions } from '@/lib/modules/order-changes/contract/read-edit-options';
import { browserCall } from '@/lib/client/browser';
import {
  readEditOptionsCall,
  editAddressCall,
  editLineCall,
} from '@/lib/modules/order-changes/contract/paths';

/**
 * The options for an edit, for the order's version at which its form was opened; null requests nothing. An open form
 * keeps its options, whatever happens to the order meanwhile.
 */
export function useEditOptions(token: string, version: string | null) {
  const read = () =>
    browserCall<typeof readEditOptions>(readEditOptionsCall, { params: { token }, progress: false });
  const key = version === null ? null : ['edit-options', token, version];
  const { data, error, mutate } = useSWR<EditOptions, Error>(key, read, { revalidateOnFocus: false });
  return { options: data, error, again: () => void mutate() };
}

/** Changes an order's name and address. Rejects with an ApiError; a `conflict` contains the current order. */
export function editLinkedAddress(token: string, body: BodyOf<typeof editAddress>): Promise<OrderPage> {
  return browserCall<typeof editAddress>(editAddressCall, { params: { token }, body });
}

/** Changes a line's colour, size or texts. Rejects as `editLinkedAddress` does. */
export function editLinkedLine(
  token: string,
  line: string,
  body: BodyOf<typeof editLine>,
): Promise<OrderPage> {
  return browserCall<typeof editLine>(editLineCall, { params: { token, line }, body });
}
