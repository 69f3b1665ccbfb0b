import type { BlankMarketFacts } from '@/lib/modules/catalogue/rules/market/blank-facts';
import type { GarmentFamily } from '@/lib/modules/design/rules/scene-types';

const NORTHLIGHT = {
  maker: {
    name: 'Northlight Garments Ltd',
    address: '14 Mill Lane, Leeds LS11 5QX, United Kingdom',
    contact: 'safety@northlight.example',
  },
  eu_responsible: {
    name: 'Northlight Europe B.V.',
    address: 'Spinnerstraat 21, 5038 BN Tilburg, Netherlands',
    contact: 'eu-safety@northlight.example',
  },
};

/** It is in the EU itself, and so answers for what it makes. */
const DELTA = {
  name: 'Delta Têxteis, Lda.',
  address: 'Rua do Tear 45, 4700-320 Braga, Portugal',
  contact: 'safety@delta-texteis.example',
};

const QUAYSIDE = {
  maker: {
    name: 'Quayside Goods Ltd',
    address: '3 Harbour Road, Bristol BS1 6UN, United Kingdom',
    contact: 'safety@quayside-goods.example',
  },
  eu_responsible: {
    name: 'Quayside Goods Europe GmbH',
    address: 'Speicherweg 8, 28217 Bremen, Germany',
    contact: 'eu-safety@quayside-goods.example',
  },
};

const PAPERHAND = {
  name: 'Paperhand ApS',
  address: 'Trykkerivej 12, 8000 Aarhus C, Denmark',
  contact: 'safety@paperhand.example',
};

/** What the law of markets asks of the nine blanks, as their fictional makers say. D54-2, D54-3 */
export const FIRST_MARKET_FACTS: Readonly<Record<GarmentFamily, BlankMarketFacts>> = {
  tee: {
    ...NORTHLIGHT,
    identifier: 'NL180',
    origin_country: 'PT',
    customs_code: '610910',
    certificate: null,
  },
  'kids-tee': {
    ...NORTHLIGHT,
    identifier: 'NL155K',
    origin_country: 'PT',
    customs_code: '610910',
    certificate: { number: 'CPC-NL155K-0426', issuer: 'Aire Valley Textile Laboratory' },
  },
  hoodie: {
    maker: DELTA,
    eu_responsible: DELTA,
    identifier: 'DE300',
    origin_country: 'PT',
    customs_code: '611020',
    certificate: null,
  },
  jacket: {
    maker: DELTA,
    eu_responsible: DELTA,
    identifier: 'DE640',
    origin_country: 'TR',
    customs_code: '620140',
    certificate: null,
  },
  cap: {
    ...NORTHLIGHT,
    identifier: 'NL606',
    origin_country: 'BD',
    customs_code: '650500',
    certificate: null,
  },
  tote: {
    ...QUAYSIDE,
    identifier: 'QS340',
    origin_country: 'IN',
    customs_code: '420292',
    certificate: null,
  },
  mug: {
    ...QUAYSIDE,
    identifier: 'QS350',
    origin_country: 'PL',
    customs_code: '732394',
    certificate: null,
  },
  bottle: {
    ...QUAYSIDE,
    identifier: 'QS500',
    origin_country: 'CN',
    customs_code: '961700',
    certificate: null,
  },
  sticker: {
    maker: PAPERHAND,
    eu_responsible: PAPERHAND,
    identifier: 'PHA5',
    origin_country: 'DK',
    customs_code: '391990',
    certificate: null,
  },
};
