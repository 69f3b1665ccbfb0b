import useSWR, { mutate, type SWRResponse } from 'swr';
import { browserCall } from '@/lib/client/browser';
import type { Locale } from '@/lib/kernel/locales';
import type * as contract from '@/lib/modules/mails/contract/mails';
import type * as sender from '@/lib/modules/mails/contract/sender';
import type { MailSender, SenderForm } from '@/lib/modules/mails/contract/sender';
import type * as words from '@/lib/modules/mails/contract/words';
import type { OwnMailWords, WordsForm } from '@/lib/modules/mails/contract/words';
import {
  confirmReplyToCall,
  previewWordsCall,
  readWordsCall,
  saveWordsCall,
  testWordsCall,
  readMailCall,
  saveSenderCall,
  testMailCall,
} from '@/lib/modules/mails/contract/paths';
import type { ShopperMail } from '@/lib/modules/mails/rules/shopper-mails';

const SHOWN = 'shopper-mail';

/** A mail that shoppers get, in a language. */
export interface MailChoice {
  kind: ShopperMail;
  lang: Locale;
  /** Whose mail it is; null for that of any event, which has no lines of its own. */
  slug: string | null;
}

type Lines = Pick<OwnMailWords, 'opening' | 'closing'>;

/** What an event's mail says of its own by now. S2.2-127. */
export const readOwnWords = (tenant: string, { kind, lang, slug }: MailChoice): Promise<OwnMailWords> =>
  browserCall<typeof words.readWords>(readWordsCall, {
    params: { tenant, slug: slug ?? '', sample: kind },
    query: { lang },
    progress: false,
  });

/** What an event's mail says of its own; asked for where an event is chosen. S2.2-127. */
export const useOwnWords = (
  tenant: string,
  { kind, lang, slug }: MailChoice,
): SWRResponse<OwnMailWords, Error> =>
  useSWR<OwnMailWords, Error>(
    slug === null ? null : ['own-mail-words', tenant, slug, kind, lang],
    () => readOwnWords(tenant, { kind, lang, slug }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );

/** Sets it. Rejects with an ApiError, `conflict` when somebody else was first. S2.2-127. */
export const saveOwnWords = (
  tenant: string,
  { kind, slug }: MailChoice,
  body: WordsForm,
): Promise<OwnMailWords> =>
  browserCall<typeof words.saveWords>(saveWordsCall, {
    params: { tenant, slug: slug ?? '', sample: kind },
    body,
  });

/** What such a mail looks like; an event's with these lines of its own. S2.2-101, S2.2-128. */
export const useShownMail = (
  tenant: string,
  { kind, lang, slug }: MailChoice,
  lines: Lines | null = null,
): SWRResponse<contract.ShownMail, Error> =>
  useSWR<contract.ShownMail, Error>(
    slug !== null && lines === null
      ? null
      : [SHOWN, tenant, kind, lang, slug, lines?.opening, lines?.closing],
    () =>
      slug !== null && lines !== null
        ? browserCall<typeof words.previewWords>(previewWordsCall, {
            params: { tenant, slug, sample: kind },
            body: { lang, ...lines },
            progress: false,
          })
        : browserCall<typeof contract.readMail>(readMailCall, {
            params: { tenant, sample: kind },
            query: { lang },
            progress: false,
          }),
    // What fills it changes only with a new order; one that is looked at again is drawn again at the next visit.
    { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false },
  );

/** Sends it to whoever asks. Rejects with an ApiError. S2.2-102. */
export const sendTest = (tenant: string, { kind, lang, slug }: MailChoice): Promise<{ email: string }> =>
  slug !== null
    ? browserCall<typeof words.testWords>(testWordsCall, {
        params: { tenant, slug, sample: kind },
        body: { lang },
      })
    : browserCall<typeof contract.testMail>(testMailCall, {
        params: { tenant, sample: kind },
        body: { lang },
      });

/** Forgets what mails looked like; the one that is shown is asked for again. */
const forgetShown = (tenant: string) =>
  mutate((key) => Array.isArray(key) && key[0] === SHOWN && key[1] === tenant, undefined, {
    revalidate: true,
  });

/** Sets who the mails come from. Rejects with an ApiError, `conflict` when somebody else was first. S2.2-103. */
export async function saveSender(tenant: string, body: SenderForm): Promise<void> {
  await browserCall<typeof sender.saveSender>(saveSenderCall, { params: { tenant }, body });
  await forgetShown(tenant);
}

/** Confirms the address for replies. Rejects with an ApiError, `gone` for a link that confirms nothing. S2.2-104. */
export async function confirmReplyTo(tenant: string, token: string): Promise<MailSender> {
  const saved = await browserCall<typeof sender.confirmReplyTo>(confirmReplyToCall, {
    params: { tenant },
    body: { token },
  });
  await forgetShown(tenant);
  return saved;
}
