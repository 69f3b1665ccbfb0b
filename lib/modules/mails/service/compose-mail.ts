import type { Transaction } from '@/lib/db/transaction';
import { appEnv } from '@/lib/env/app';
import { messageFor } from '@/lib/intl/message-for';
import { notFound } from '@/lib/kernel/app-error';
import { BRAND } from '@/lib/kernel/brand';
import { now } from '@/lib/kernel/clock';
import type { Locale } from '@/lib/kernel/locales';
import { fromOf } from '@/lib/mail/from-of';
import { findSender } from '@/lib/mail/mail-log';
import { ownWords, type OwnWords } from '@/lib/mail/own-words';
import type { MailRenderers, RenderedMail } from '@/lib/mail/renderers';
import { codeMailModel } from '@/lib/modules/claims/service/mailings/code-mail-model';
import { newestOrder, senderFacts } from '@/lib/modules/mails/data/own-things';
import { isCaseMail, isOrderMail, type ShopperMail } from '@/lib/modules/mails/rules/shopper-mails';
import type { OrderKind } from '@/lib/modules/orders/rules/kinds';
import { findLines, findOrder } from '@/lib/modules/orders/service/statements/find-lines';
import { invitationMailModel } from '@/lib/modules/size-collection/service/invitation-mail-model';
import { orderSample } from './order-sample';
import { anonymous, madeUpOrder, type SampleOrder } from './sample-order';

export interface Asked {
  tenantId: string;
  kind: ShopperMail;
  lang: Locale;
  /** One event's mail, with these lines of its own; without, the client's newest event, and none. */
  of?: { eventId: string; words: OwnWords } | undefined;
}

/** A mail before it is drawn. */
export interface ComposedMail {
  sender: string;
  replyTo: string;
  subject: string;
  own: boolean;
  /** Whose pictures it shows. */
  lines: SampleOrder['lines'];
  render: (renderers: MailRenderers, pictures: ReadonlyMap<string, string>) => RenderedMail;
}

type Facts = NonNullable<Awaited<ReturnType<typeof senderFacts>>>;
type Sender = NonNullable<Awaited<ReturnType<typeof findSender>>>;

/** A gift's mail shows a gift; all others an order that was paid for, else one that wasn't. */
const kindsFor = (kind: ShopperMail): OrderKind[] =>
  kind.startsWith('claim_') ? ['claim'] : isCaseMail(kind) ? ['store'] : ['store', 'claim'];

async function findOwn(tx: Transaction, { tenantId, kind, lang, of }: Asked): Promise<SampleOrder | null> {
  for (const one of kindsFor(kind)) {
    const newest = await newestOrder(tx, { tenantId, kind: one, eventId: of?.eventId });
    const order = newest && (await findOrder(tx, tenantId, newest.id));
    if (order) return anonymous({ order, lines: await findLines(tx, tenantId, order.id) }, lang);
  }
  return null;
}

async function senderOf(tx: Transaction, { tenantId, lang, of }: Asked, eventId: string): Promise<Sender> {
  const sender = await findSender(tx, tenantId, eventId, lang);
  if (!sender) throw notFound();
  return { ...sender, ...of?.words };
}

/** Where every link of such a mail leads: the store, and nothing that is somebody's. */
const storeUrl = (slug: string) => new URL(`/${slug}`, appEnv().PUBLIC_URL).toString();

async function composeOrder(tx: Transaction, asked: Asked, { tenant, event }: Facts): Promise<ComposedMail> {
  const { tenantId, kind, lang } = asked;
  const own = await findOwn(tx, asked);
  const at = { tenantId, lang, region: tenant.region, currency: tenant.currency };
  const place = { storeName: event?.name ?? tenant.name, slug: event?.slug ?? '', eventId: event?.id ?? '' };
  const sample = own ?? madeUpOrder({ ...at, ...place, kind: kindsFor(kind)[0] ?? 'store' });
  const sender = await senderOf(tx, asked, sample.order.eventId);
  const modelWith = (pictures: ReadonlyMap<string, string>) => {
    const model = orderSample({ kind, sample, sender, pictures });
    const url = storeUrl(sample.order.snapshot.slug);
    return { ...model, page: { ...model.page, url } };
  };
  const { storeName, subject } = modelWith(new Map());
  return {
    ...fromOf(sender, storeName),
    subject,
    own: own !== null,
    lines: sample.lines,
    render: (renderers, pictures) => renderers.order(modelWith(pictures)),
  };
}

async function composeCode(tx: Transaction, asked: Asked, { tenant, event }: Facts): Promise<ComposedMail> {
  const { tenantId, kind, lang, of } = asked;
  const slug = event?.slug ?? '';
  const text = messageFor(lang);
  const mail = {
    purpose: kind === 'code_reminder' ? ('reminder' as const) : ('invitation' as const),
    eventId: event?.id ?? '',
    slug,
    eventName: event?.name ?? tenant.name,
    region: tenant.region,
    code: 'GIFT-3K7M9X4C',
    name: text('sampleMail.name'),
    lang,
    note: '',
    text: '',
    endsAt: new Date(now().getTime() + 7 * 86_400_000),
  };
  const { model: made, sender, replyTo } = await codeMailModel(tx, tenantId, mail, null);
  const unsubscribe = { label: text('codeMail.unsubscribe'), url: storeUrl(slug) };
  const model = {
    ...made,
    own: ownWords({ ...of?.words }),
    unsubscribe,
    page: { ...made.page, url: storeUrl(slug) },
  };
  const { subject } = model;
  return { sender, replyTo, subject, own: false, lines: [], render: ({ code }) => code(model) };
}

async function composeInvitation(
  tx: Transaction,
  asked: Asked,
  { tenant, event }: Facts,
): Promise<ComposedMail> {
  const sender = await senderOf(tx, asked, event?.id ?? '');
  const { companyDetails, content, translatedName, primary } = sender;
  const slug = event?.slug ?? '';
  const words = {
    name: messageFor(asked.lang)('sampleMail.name'),
    slug,
    lang: asked.lang,
    region: tenant.region,
    closesAt: new Date(now().getTime() + 14 * 86_400_000).toISOString(),
    storeName: translatedName ?? (content?.storeName || event?.name || tenant.name),
    primary: primary ?? BRAND.colours.accent,
    contactEmail: content?.contactEmail ?? '',
    company: companyDetails,
    ...asked.of?.words,
  };
  const made = invitationMailModel(words, { tenantId: asked.tenantId, inviteeId: 'inv_sample' });
  const url = storeUrl(slug);
  const model = { ...made, page: { ...made.page, url }, unsubscribe: { ...made.unsubscribe, url } };
  const { storeName, subject } = model;
  const render: ComposedMail['render'] = ({ invitation }) => invitation(model);
  return { ...fromOf(sender, storeName), subject, own: false, lines: [], render };
}

/**
 * A mail that shoppers get, in a language and with the client's look: its newest order with a made-up recipient, else all made up.
 * Its links lead to the store. Throws 404. S2.2-101.
 */
export async function composeMail(tx: Transaction, asked: Asked): Promise<ComposedMail> {
  const { tenantId, kind, of } = asked;
  const isGift = kind.startsWith('claim_') || kind.startsWith('code_');
  const type = kind === 'size_invitation' ? 'Bulk' : isGift ? 'Promo' : 'Store';
  const facts = await senderFacts(tx, { tenantId, type, eventId: of?.eventId });
  if (!facts) throw notFound();
  if (isOrderMail(kind) || isCaseMail(kind)) return composeOrder(tx, asked, facts);
  return kind === 'size_invitation' ? composeInvitation(tx, asked, facts) : composeCode(tx, asked, facts);
}
