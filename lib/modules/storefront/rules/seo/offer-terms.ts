import type { LinkedData } from './json-ld';

/** How a store delivers, and whether it takes goods back. */
export interface OfferTermsFacts {
  /** The store's absolute URL. */
  url: string;
  /** The price of standard shipping of one piece as a shopper pays it, a wire amount. */
  shipping: string;
  currency: string;
  countries: readonly string[];
  /** Business days from the order to the door, first and last. */
  days: { first: number; last: number };
  region: 'UK' | 'EU' | 'US';
}

/** The withdrawal period of EU and UK law in days; what the store's terms say (D53). */
const WITHDRAWAL_DAYS = 14;

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** Standard delivery to the store's countries. The days are from the order to the door, so nothing is added for handling. */
export function shippingDetails(facts: OfferTermsFacts): LinkedData {
  return {
    '@type': 'OfferShippingDetails',
    '@id': `${facts.url}#shipping`,
    shippingRate: { '@type': 'MonetaryAmount', value: facts.shipping, currency: facts.currency },
    shippingDestination: facts.countries.map((addressCountry) => ({
      '@type': 'DefinedRegion',
      addressCountry,
    })),
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(0, 0),
      transitTime: days(facts.days.first, facts.days.last),
    },
  };
}

/**
 * Whether a product can be sent back without a reason: 14 days in the EU and the UK. Not what the buyer has personalised,
 * and not in the US, where the terms name defects only (D53, S2.9-13).
 */
export function returnPolicy(
  facts: OfferTermsFacts,
  { personalised }: { personalised: boolean },
): LinkedData {
  const policy = {
    '@type': 'MerchantReturnPolicy',
    '@id': `${facts.url}#returns${personalised ? '-personalised' : ''}`,
    applicableCountry: facts.countries.slice(0, 50),
  };
  if (personalised || facts.region === 'US') {
    return { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' };
  }
  return {
    ...policy,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: WITHDRAWAL_DAYS,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    refundType: 'https://schema.org/FullRefund',
  };
}
