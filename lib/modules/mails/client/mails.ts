import useSWR, { mutate, type SWRResponse } from 'swr';
import { browserCall } from '@/lib/client/browser';
import type { Locale } from '@/lib/kernel/locales';
import type * as contract from '@/lib/modules/mails/contract/mails';
import type * as sender from '@/lib/modules/mails/contract/sender';
import type { MailSender, SenderForm } from '@/lib/modules/mails/contract/sender';
import {
  confirmReplyToCall,
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
}

/** What such a mail looks like. S2.2-101. */
export const useShownMail = (
  tenant: string,
  { kind, lang }: MailChoice,
): SWRResponse<contract.ShownMail, Error> =>
  useSWR<contract.ShownMail, Error>(
    [SHOWN, tenant, kind, lang],
    () =>
      browserCall<typeof contract.readMail>(readMailCall, {
        params: { tenant, sample: kind },
        query: { lang },
        progress: false,
      }),
    // What fills it changes only with a new order; one that is looked at again is drawn again at the next visit.
    { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false },
  );

/** Sends it to whoever asks. Rejects with an ApiError. S2.2-102. */
export const sendTest = (tenant: string, { kind, lang }: MailChoice): Promise<{ email: string }> =>
  browserCall<typeof contract.testMail>(testMailCall, { params: { tenant, sample: kind }, body: { lang } });

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
