import useSWR, { mutate, type SWRResponse } from 'swr';
import { browserCall } from '@/lib/client/browser';
import type { ResponseOf } from '@/lib/contract/route';
import type {
  Mailing,
  MailingBody,
  MailWords,
  previewMailing,
  readMailing,
  saveMailing as savedBy,
  testMailing,
} from '@/lib/modules/claims/contract/code-mailing';
import {
  previewMailingCall,
  readMailingCall,
  saveMailingCall,
  testMailingCall,
} from '@/lib/modules/claims/contract/paths';
import type { CodesPlace } from './batches';

const keyOf = ({ tenant, slug }: CodesPlace, batch: string) => ['code-mailing', tenant, slug, batch];

/** How a batch is mailed, and what has become of its mails. */
export const useMailing = (place: CodesPlace, batch: string): SWRResponse<Mailing, Error> =>
  useSWR(
    keyOf(place, batch),
    () => browserCall<typeof readMailing>(readMailingCall, { params: { ...place, batch } }),
    { revalidateOnFocus: false },
  );

/** Mails a batch now or on a day, or takes that back. Throws an ApiError with the wrong fields. */
export async function saveMailing(place: CodesPlace, batch: string, body: MailingBody): Promise<Mailing> {
  const mailing = await browserCall<typeof savedBy>(saveMailingCall, { params: { ...place, batch }, body });
  // Else a form that is opened again begins with what was said before.
  await mutate(keyOf(place, batch), mailing, { revalidate: false });
  return mailing;
}

type MailPreview = ResponseOf<typeof previewMailing>;

/** What the mail says in a language; the former answer stays until the next. */
export const useMailPreview = (
  place: CodesPlace,
  batch: string,
  words: MailWords,
): SWRResponse<MailPreview, Error> =>
  useSWR(
    ['code-mail-preview', place.tenant, place.slug, batch, words.lang, words.note],
    () =>
      browserCall<typeof previewMailing>(previewMailingCall, {
        params: { ...place, batch },
        body: words,
        progress: false,
      }),
    { keepPreviousData: true, revalidateOnFocus: false },
  );

/** Mails the person who asks what the mail says. */
export const testMail = (place: CodesPlace, batch: string, words: MailWords): Promise<{ email: string }> =>
  browserCall<typeof testMailing>(testMailingCall, { params: { ...place, batch }, body: words });
