import useSWR, { type SWRResponse } from 'swr';
import { browserCall } from '@/lib/client/browser';
import type { Locale } from '@/lib/kernel/locales';
import type * as contract from '@/lib/modules/mails/contract/platform-texts';
import type { MailTexts, MailTextsForm, ShownTexts } from '@/lib/modules/mails/contract/platform-texts';
import {
  previewMailTextsCall,
  readMailTextsCall,
  saveMailTextsCall,
  testMailTextsCall,
} from '@/lib/modules/mails/contract/paths';

/** A mail of the platform, in a language. */
interface TextsOf {
  mail: string;
  lang: Locale;
}

/** What the mail says: the originals, and what is said in their place. S2.2-335. */
export const useMailTexts = ({ mail, lang }: TextsOf): SWRResponse<MailTexts, Error> =>
  useSWR<MailTexts, Error>(
    ['platform-mail-texts', mail, lang],
    () =>
      browserCall<typeof contract.readMailTexts>(readMailTextsCall, {
        params: { platform_mail: mail },
        query: { lang },
        progress: false,
      }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );

/** Saves them. Rejects with an ApiError: its fields are `texts.<place>.text`; `conflict` when a colleague was first. S2.2-335. */
export const saveMailTexts = (mail: string, body: MailTextsForm): Promise<MailTexts> =>
  browserCall<typeof contract.saveMailTexts>(saveMailTextsCall, { params: { platform_mail: mail }, body });

/** The mail with these texts, which are not kept. Rejects as `saveMailTexts`. S2.2-338. */
export const previewMailTexts = (mail: string, body: MailTextsForm): Promise<ShownTexts> =>
  browserCall<typeof contract.previewMailTexts>(previewMailTextsCall, {
    params: { platform_mail: mail },
    body,
  });

/** Sends the saved mail to whoever asks. Rejects with an ApiError. S2.2-339. */
export const testMailTexts = ({ mail, lang }: TextsOf): Promise<{ email: string }> =>
  browserCall<typeof contract.testMailTexts>(testMailTextsCall, {
    params: { platform_mail: mail },
    body: { lang },
  });
