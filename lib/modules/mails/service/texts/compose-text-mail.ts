import { messageFor } from '@/lib/intl/message-for';
import { appEnv } from '@/lib/env/app';
import { BRAND } from '@/lib/kernel/brand';
import { now } from '@/lib/kernel/clock';
import type { Locale } from '@/lib/kernel/locales';
import type { AccountMailModel } from '@/lib/mail';
import { fromOf } from '@/lib/mail/from-of';
import { PLATFORM_LOOK } from '@/lib/mail/platform-look';
import type { PlatformMail } from '@/lib/modules/mails/rules/platform-mails';
import { isCaseMail, isOrderMail, type ShopperMail } from '@/lib/modules/mails/rules/shopper-mails';
import { partOf, type TextPart } from '@/lib/modules/mails/rules/text-parts';
import { orderSample } from '@/lib/modules/mails/service/order-sample';
import type { ComposedMail } from '@/lib/modules/mails/service/compose-mail';
import { madeUpOrder } from '@/lib/modules/mails/service/sample-order';
import { invitationMailModel } from '@/lib/modules/size-collection/service/invitation-mail-model';
import { exampleValues } from './example-values';
import { keysOf } from './keys-of';

/** A client that there isn't: no preview of the platform's shows anybody's own. */
const CLIENT = {
  storeName: 'Sample Ltd',
  slug: 'sample',
  region: 'UK',
  company: {
    legal_name: 'Sample Ltd',
    address: '1 Sample Street, London',
    company_number: '',
    vat_number: null,
    email: 'hello@example.com',
  },
} as const;
const SENDER = {
  companyDetails: CLIENT.company,
  content: null,
  translatedName: null,
  primary: null,
  ownName: null,
  ownReplyTo: null,
  opening: null,
  closing: null,
};

function orderMail(kind: ShopperMail, lang: Locale): ComposedMail {
  const { storeName, slug, region } = CLIENT;
  const facts = { tenantId: 'ten_sample', eventId: 'evt_sample', currency: 'GBP', region, lang } as const;
  const isGift = kind.startsWith('claim_');
  const sample = madeUpOrder({ ...facts, storeName, slug, kind: isGift ? 'claim' : 'store' });
  const modelWith = (pictures: ReadonlyMap<string, string>) =>
    orderSample({ kind, sample, sender: SENDER, pictures });
  const { subject } = modelWith(new Map());
  return {
    ...fromOf(SENDER, storeName),
    subject,
    own: false,
    lines: sample.lines,
    render: ({ order }, pictures) => order(modelWith(pictures)),
  };
}

function invitationMail(lang: Locale): ComposedMail {
  const { storeName, slug, region, company } = CLIENT;
  const closesAt = new Date(now().getTime() + 14 * 86_400_000).toISOString();
  const name = messageFor(lang)('sampleMail.name');
  const look = { primary: BRAND.colours.accent, contactEmail: company.email, company };
  const model = invitationMailModel(
    { name, slug, lang, region, closesAt, storeName, ...look },
    { tenantId: 'ten_sample', inviteeId: 'inv_sample' },
  );
  const { subject } = model;
  return {
    sender: storeName,
    replyTo: '',
    subject,
    own: false,
    lines: [],
    render: ({ invitation }) => invitation(model),
  };
}

/** Every text of a mail, one after the other: of one with several cases it shows them all. */
function plainMail(mail: PlatformMail, lang: Locale): ComposedMail {
  const [text, values] = [messageFor(lang), exampleValues(lang)];
  const said = keysOf(mail).map((key) => ({ part: partOf(key), text: text(key, values) }));
  const all = (...parts: TextPart[]) =>
    said.filter(({ part }) => parts.includes(part)).map((one) => one.text);
  const [subject = ''] = all('subject');
  const [preview] = all('preview');
  const [first = subject, ...otherHeadings] = all('heading');
  const [intro = '', ...otherIntros] = all('intro', 'line');
  const model: AccountMailModel = {
    ...PLATFORM_LOOK,
    lang,
    subject,
    preview: preview ?? intro,
    heading: first,
    intro,
    quote: [...all('subject').slice(1), ...otherHeadings, ...otherIntros].join('\n'),
    actions: all('button').map((label) => ({ label, url: appEnv().PUBLIC_URL })),
    note: all('note').join(' '),
    footer: all('footer'),
  };
  const { storeName: sender } = PLATFORM_LOOK;
  return { sender, replyTo: '', subject, own: false, lines: [], render: ({ account }) => account(model) };
}

/**
 * A mail of the platform with example data: one to shoppers by what makes the one that is sent, any other with all its texts in the
 * platform's look. Read in `withMailTexts` or `withTriedTexts`, and drawn there too. S2.2-338.
 */
export function composeTextMail(mail: PlatformMail, lang: Locale): ComposedMail {
  const { shopper } = mail;
  if (shopper && (isOrderMail(shopper) || isCaseMail(shopper))) return orderMail(shopper, lang);
  return shopper === 'size_invitation' ? invitationMail(lang) : plainMail(mail, lang);
}
