import useSWR, { mutate, type SWRResponse } from 'swr';
import { browserCall } from '@/lib/client/browser';
import type { BodyInputOf, ResponseOf } from '@/lib/contract/route';
import type * as person from '@/lib/modules/privacy/contract/person';
import type * as contract from '@/lib/modules/privacy/contract/privacy';
import * as paths from '@/lib/modules/privacy/contract/paths';
import { saveFile } from './save-file';

const POLL_MS = 2000;
const keyOf = (tenant: string) => ['privacy', tenant];

/** What the privacy page shows; asked again while an erasure runs. D46-2. */
export function usePrivacy(tenant: string, first: contract.Privacy): SWRResponse<contract.Privacy, Error> {
  return useSWR<contract.Privacy, Error>(
    keyOf(tenant),
    () => browserCall<typeof contract.readPrivacy>(paths.readPrivacyCall, { params: { tenant } }),
    {
      fallbackData: first,
      refreshInterval: (latest) =>
        latest?.erasures.some(({ state }) => state === 'running') === true ? POLL_MS : 0,
    },
  );
}

/** What is held of a person. Rejects with an ApiError. */
export const findPerson = (tenant: string, email: string): Promise<person.FoundPerson> =>
  browserCall<typeof person.findPerson>(paths.findPersonCall, { params: { tenant }, body: { email } });

/** Gives the person's data as a file: for programs, or to read. Rejects with an ApiError. */
export async function exportPerson(tenant: string, email: string, as: 'json' | 'html'): Promise<void> {
  const exported = await browserCall<typeof person.exportPerson>(paths.exportPersonCall, {
    params: { tenant },
    body: { email },
  });
  saveExport(exported, as);
}

/** Answers a shop's request: gives what its orders hold as a page to read. Rejects with an ApiError. S4-51. */
export async function answerShopRequest(
  tenant: string,
  { id, email }: Pick<contract.OwnRequest, 'id' | 'email'>,
): Promise<void> {
  const exported = await browserCall<typeof person.exportPerson>(paths.exportPersonCall, {
    params: { tenant },
    body: { email, request: id },
  });
  saveExport(exported, 'html');
  await mutate(keyOf(tenant));
}

/** Gives exported data as a file. */
export function saveExport({ document, html }: person.ExportedPerson, as: 'json' | 'html'): void {
  if (as === 'html') saveFile('personal-data.html', 'text/html', html);
  else saveFile('personal-data.json', 'application/json', JSON.stringify(document, null, 2));
}

/** Begins an erasure, and shows it in the list. Rejects with an ApiError. */
export async function erasePerson(
  tenant: string,
  body: BodyInputOf<typeof contract.erasePerson>,
): Promise<void> {
  await browserCall<typeof contract.erasePerson>(paths.erasePersonCall, { params: { tenant }, body });
  await mutate(keyOf(tenant));
}

/** Gives up an erasure that waits. Rejects with an ApiError. */
export async function stopErasure(tenant: string, erasure: string): Promise<void> {
  await browserCall<typeof contract.stopErasure>(paths.stopErasureCall, { params: { tenant, erasure } });
  await mutate(keyOf(tenant));
}

/** Sets how long data is kept. Rejects with an ApiError, `conflict` when somebody else was first. */
export const saveRetention = (
  tenant: string,
  body: contract.SavedRetention,
): Promise<ResponseOf<typeof contract.saveRetention>> =>
  browserCall<typeof contract.saveRetention>(paths.saveRetentionCall, { params: { tenant }, body });

/** Gives the record of processing as a file. Rejects with an ApiError. */
export async function downloadRecord(tenant: string): Promise<void> {
  const { file_name: name, html } = await browserCall<typeof contract.readRecord>(paths.readRecordCall, {
    params: { tenant },
  });
  saveFile(name, 'text/html', html);
}

/** Has a link mailed that confirms what the holder of an order's link asks for. Rejects with an ApiError. D46-4. */
export const askForData = (token: string, kind: 'export' | 'erase'): Promise<{ mailed: true }> =>
  browserCall<typeof person.askForData>(paths.askForDataCall, { params: { token }, body: { kind } });

/** Confirms it. Rejects with an ApiError. D46-4. */
export const confirmRequest = (request: string): Promise<person.ConfirmedRequest> =>
  browserCall<typeof person.confirmRequest>(paths.confirmRequestCall, { params: { request } });
