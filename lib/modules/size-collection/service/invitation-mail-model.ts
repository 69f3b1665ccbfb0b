import { DEFAULT_LOCALE, isLocale } from '@/lib/kernel/locales';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { BRAND } from '@/lib/kernel/brand';
import { contrastRatio } from '@/lib/modules/design/rules/colour';
import { messageFor } from '@/lib/intl/message-for';
import { cleanLine } from '@/lib/kernel/clean-line';
import { instantText } from '@/lib/modules/storefront/rules/instant-text';
import type { WaitingInvitation } from '@/lib/modules/size-collection/data/invitation-mail';
import type { InvitationMailModel } from '@/lib/mail';
import { ownWords } from '@/lib/mail/own-words';
import { inviteUrl, type LinkedInvitee } from './invite-link';

/** Of a waiting mail what its text depends on. */
export type InvitationWords = Pick<
  WaitingInvitation,
  'name' | 'slug' | 'lang' | 'region' | 'closesAt' | 'storeName' | 'primary' | 'contactEmail' | 'company'
> &
  Partial<Pick<WaitingInvitation, 'opening' | 'closing'>>;

/** The content of the mail, in the event's language, which is the same for all invitees (D10). */
export function invitationMailModel(waiting: InvitationWords, invitee: LinkedInvitee): InvitationMailModel {
  const lang = isLocale(waiting.lang) ? waiting.lang : DEFAULT_LOCALE;
  const text = messageFor(lang);
  const { company, closesAt } = waiting;
  const values = { name: cleanLine(waiting.name), store: cleanLine(waiting.storeName) };
  const { timeZone } = REGION_FACTS[waiting.region];
  const onWhite = contrastRatio(waiting.primary, '#ffffff') >= 4.5;
  const email = waiting.contactEmail || company.email;
  return {
    lang,
    subject: text('invitationMail.subject', values),
    preview: text('invitationMail.preview'),
    storeName: values.store,
    heading: text('invitationMail.heading', values),
    intro: text('invitationMail.intro', values),
    own: ownWords(waiting),
    until:
      closesAt === null
        ? ''
        : text('invitationMail.until', { date: instantText(new Date(closesAt), timeZone, lang) }),
    colours: { primary: waiting.primary, onPrimary: onWhite ? '#ffffff' : BRAND.colours.ink },
    page: { label: text('invitationMail.page'), url: inviteUrl(waiting.slug, invitee) },
    personal: text('invitationMail.personal'),
    unsubscribe: {
      label: text('invitationMail.unsubscribe', values),
      url: `${inviteUrl(waiting.slug, invitee)}#mails`,
    },
    footer: [
      text('mail.footer_contact', { email }),
      text('mail.footer_company', { company: company.legal_name, address: company.address }),
    ],
  };
}
