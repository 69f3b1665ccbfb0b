import type { MessageKeys, Messages, NestedKeyOf } from 'next-intl';

type LegalMessages = Messages['legal'];
type LegalKey = MessageKeys<LegalMessages, NestedKeyOf<LegalMessages>>;

interface LegalSection {
  /** The section's anchor. */
  id: string;
  heading: LegalKey;
  paragraphs: readonly LegalKey[];
}

export interface LegalDocument {
  path: string;
  title: LegalKey;
  summary: LegalKey;
  /** DD-MM-YYYY. */
  inForceSince: string;
  sections: readonly LegalSection[];
}

const IN_FORCE_SINCE = '01-11-2026';

export const TERMS: LegalDocument = {
  path: '/terms-and-conditions',
  title: 'terms.title',
  summary: 'terms.summary',
  inForceSince: IN_FORCE_SINCE,
  sections: [
    {
      id: 'parties',
      heading: 'terms.sections.parties.heading',
      paragraphs: ['terms.sections.parties.first', 'terms.sections.parties.second'],
    },
    {
      id: 'order',
      heading: 'terms.sections.order.heading',
      paragraphs: ['terms.sections.order.first', 'terms.sections.order.second'],
    },
    {
      id: 'prices',
      heading: 'terms.sections.prices.heading',
      paragraphs: ['terms.sections.prices.first', 'terms.sections.prices.second'],
    },
    {
      id: 'payment',
      heading: 'terms.sections.payment.heading',
      paragraphs: ['terms.sections.payment.first', 'terms.sections.payment.second'],
    },
    {
      id: 'delivery',
      heading: 'terms.sections.delivery.heading',
      paragraphs: ['terms.sections.delivery.first', 'terms.sections.delivery.second'],
    },
    {
      id: 'withdrawal',
      heading: 'terms.sections.withdrawal.heading',
      paragraphs: ['terms.sections.withdrawal.first', 'terms.sections.withdrawal.second'],
    },
    {
      id: 'faults',
      heading: 'terms.sections.faults.heading',
      paragraphs: ['terms.sections.faults.first', 'terms.sections.faults.second'],
    },
    {
      id: 'gifts',
      heading: 'terms.sections.gifts.heading',
      paragraphs: ['terms.sections.gifts.first', 'terms.sections.gifts.second'],
    },
    {
      id: 'organisations',
      heading: 'terms.sections.organisations.heading',
      paragraphs: ['terms.sections.organisations.first', 'terms.sections.organisations.second'],
    },
    {
      id: 'content',
      heading: 'terms.sections.content.heading',
      paragraphs: ['terms.sections.content.first'],
    },
    {
      id: 'liability',
      heading: 'terms.sections.liability.heading',
      paragraphs: ['terms.sections.liability.first', 'terms.sections.liability.second'],
    },
    {
      id: 'law',
      heading: 'terms.sections.law.heading',
      paragraphs: ['terms.sections.law.first', 'terms.sections.law.second'],
    },
  ],
};

export const TERMS_BUYER_US: LegalDocument = {
  path: '/terms-and-conditions-buyer-us',
  title: 'termsBuyerUs.title',
  summary: 'termsBuyerUs.summary',
  inForceSince: '29-11-2026',
  sections: [
    {
      id: 'parties',
      heading: 'termsBuyerUs.sections.parties.heading',
      paragraphs: ['termsBuyerUs.sections.parties.first'],
    },
    {
      id: 'order',
      heading: 'termsBuyerUs.sections.order.heading',
      paragraphs: ['termsBuyerUs.sections.order.first', 'termsBuyerUs.sections.order.second'],
    },
    {
      id: 'prices',
      heading: 'termsBuyerUs.sections.prices.heading',
      paragraphs: ['termsBuyerUs.sections.prices.first'],
    },
    {
      id: 'payment',
      heading: 'termsBuyerUs.sections.payment.heading',
      paragraphs: ['termsBuyerUs.sections.payment.first'],
    },
    {
      id: 'shipping',
      heading: 'termsBuyerUs.sections.shipping.heading',
      paragraphs: ['termsBuyerUs.sections.shipping.first', 'termsBuyerUs.sections.shipping.second'],
    },
    {
      id: 'returns',
      heading: 'termsBuyerUs.sections.returns.heading',
      paragraphs: ['termsBuyerUs.sections.returns.first', 'termsBuyerUs.sections.returns.second'],
    },
    {
      id: 'warranty',
      heading: 'termsBuyerUs.sections.warranty.heading',
      paragraphs: ['termsBuyerUs.sections.warranty.first'],
    },
    {
      id: 'content',
      heading: 'termsBuyerUs.sections.content.heading',
      paragraphs: ['termsBuyerUs.sections.content.first'],
    },
    {
      id: 'liability',
      heading: 'termsBuyerUs.sections.liability.heading',
      paragraphs: ['termsBuyerUs.sections.liability.first'],
    },
    {
      id: 'law',
      heading: 'termsBuyerUs.sections.law.heading',
      paragraphs: ['termsBuyerUs.sections.law.first', 'termsBuyerUs.sections.law.second'],
    },
  ],
};

export const TERMS_US: LegalDocument = {
  path: '/terms-and-conditions-us',
  title: 'termsUs.title',
  summary: 'termsUs.summary',
  inForceSince: '29-11-2026',
  sections: [
    {
      id: 'account',
      heading: 'termsUs.sections.account.heading',
      paragraphs: ['termsUs.sections.account.first', 'termsUs.sections.account.second'],
    },
    {
      id: 'store',
      heading: 'termsUs.sections.store.heading',
      paragraphs: ['termsUs.sections.store.first', 'termsUs.sections.store.second'],
    },
    {
      id: 'fees',
      heading: 'termsUs.sections.fees.heading',
      paragraphs: ['termsUs.sections.fees.first', 'termsUs.sections.fees.second'],
    },
    {
      id: 'payouts',
      heading: 'termsUs.sections.payouts.heading',
      paragraphs: ['termsUs.sections.payouts.first'],
    },
    {
      id: 'tax',
      heading: 'termsUs.sections.tax.heading',
      paragraphs: ['termsUs.sections.tax.first'],
    },
    {
      id: 'production',
      heading: 'termsUs.sections.production.heading',
      paragraphs: ['termsUs.sections.production.first', 'termsUs.sections.production.second'],
    },
    {
      id: 'content',
      heading: 'termsUs.sections.content.heading',
      paragraphs: ['termsUs.sections.content.first', 'termsUs.sections.content.second'],
    },
    {
      id: 'ending',
      heading: 'termsUs.sections.ending.heading',
      paragraphs: ['termsUs.sections.ending.first'],
    },
    {
      id: 'data',
      heading: 'termsUs.sections.data.heading',
      paragraphs: ['termsUs.sections.data.first'],
    },
    {
      id: 'liability',
      heading: 'termsUs.sections.liability.heading',
      paragraphs: ['termsUs.sections.liability.first'],
    },
    {
      id: 'law',
      heading: 'termsUs.sections.law.heading',
      paragraphs: ['termsUs.sections.law.first', 'termsUs.sections.law.second'],
    },
  ],
};

export const PRIVACY: LegalDocument = {
  path: '/privacy-policy',
  title: 'privacy.title',
  summary: 'privacy.summary',
  inForceSince: IN_FORCE_SINCE,
  sections: [
    {
      id: 'controller',
      heading: 'privacy.sections.controller.heading',
      paragraphs: ['privacy.sections.controller.first', 'privacy.sections.controller.second'],
    },
    {
      id: 'collect',
      heading: 'privacy.sections.collect.heading',
      paragraphs: ['privacy.sections.collect.first', 'privacy.sections.collect.second'],
    },
    {
      id: 'purposes',
      heading: 'privacy.sections.purposes.heading',
      paragraphs: ['privacy.sections.purposes.first', 'privacy.sections.purposes.second'],
    },
    {
      id: 'recipients',
      heading: 'privacy.sections.recipients.heading',
      paragraphs: ['privacy.sections.recipients.first', 'privacy.sections.recipients.second'],
    },
    {
      id: 'transfers',
      heading: 'privacy.sections.transfers.heading',
      paragraphs: ['privacy.sections.transfers.first'],
    },
    {
      id: 'retention',
      heading: 'privacy.sections.retention.heading',
      paragraphs: ['privacy.sections.retention.first'],
    },
    {
      id: 'cookies',
      heading: 'privacy.sections.cookies.heading',
      paragraphs: ['privacy.sections.cookies.first', 'privacy.sections.cookies.second'],
    },
    {
      id: 'rights',
      heading: 'privacy.sections.rights.heading',
      paragraphs: ['privacy.sections.rights.first', 'privacy.sections.rights.second'],
    },
    {
      id: 'us-rights',
      heading: 'privacy.sections.usRights.heading',
      paragraphs: ['privacy.sections.usRights.first'],
    },
    {
      id: 'security',
      heading: 'privacy.sections.security.heading',
      paragraphs: ['privacy.sections.security.first'],
    },
    {
      id: 'children',
      heading: 'privacy.sections.children.heading',
      paragraphs: ['privacy.sections.children.first'],
    },
    {
      id: 'changes',
      heading: 'privacy.sections.changes.heading',
      paragraphs: ['privacy.sections.changes.first'],
    },
  ],
};

export const LEGAL_DOCUMENTS = [TERMS, TERMS_US, TERMS_BUYER_US, PRIVACY];
