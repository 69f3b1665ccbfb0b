import type { Locale } from '@/lib/kernel/locales';

type Translated = Exclude<Locale, 'en'>;

/** Translations of common colour words: English word → language → word. */
const WORDS: Record<string, Record<Translated, string>> = {
  black: {
    fr: 'noir',
    de: 'schwarz',
    it: 'nero',
    es: 'negro',
    nl: 'zwart',
    da: 'sort',
    fi: 'musta',
    no: 'svart',
    sv: 'svart',
  },
  white: {
    fr: 'blanc',
    de: 'weiß',
    it: 'bianco',
    es: 'blanco',
    nl: 'wit',
    da: 'hvid',
    fi: 'valkoinen',
    no: 'hvit',
    sv: 'vit',
  },
  grey: {
    fr: 'gris',
    de: 'grau',
    it: 'grigio',
    es: 'gris',
    nl: 'grijs',
    da: 'grå',
    fi: 'harmaa',
    no: 'grå',
    sv: 'grå',
  },
  red: {
    fr: 'rouge',
    de: 'rot',
    it: 'rosso',
    es: 'rojo',
    nl: 'rood',
    da: 'rød',
    fi: 'punainen',
    no: 'rød',
    sv: 'röd',
  },
  blue: {
    fr: 'bleu',
    de: 'blau',
    it: 'blu',
    es: 'azul',
    nl: 'blauw',
    da: 'blå',
    fi: 'sininen',
    no: 'blå',
    sv: 'blå',
  },
  green: {
    fr: 'vert',
    de: 'grün',
    it: 'verde',
    es: 'verde',
    nl: 'groen',
    da: 'grøn',
    fi: 'vihreä',
    no: 'grønn',
    sv: 'grön',
  },
  yellow: {
    fr: 'jaune',
    de: 'gelb',
    it: 'giallo',
    es: 'amarillo',
    nl: 'geel',
    da: 'gul',
    fi: 'keltainen',
    no: 'gul',
    sv: 'gul',
  },
  orange: {
    fr: 'orange',
    de: 'orange',
    it: 'arancione',
    es: 'naranja',
    nl: 'oranje',
    da: 'orange',
    fi: 'oranssi',
    no: 'oransje',
    sv: 'orange',
  },
  brown: {
    fr: 'marron',
    de: 'braun',
    it: 'marrone',
    es: 'marrón',
    nl: 'bruin',
    da: 'brun',
    fi: 'ruskea',
    no: 'brun',
    sv: 'brun',
  },
  pink: {
    fr: 'rose',
    de: 'rosa',
    it: 'rosa',
    es: 'rosa',
    nl: 'roze',
    da: 'lyserød',
    fi: 'pinkki',
    no: 'rosa',
    sv: 'rosa',
  },
  purple: {
    fr: 'violet',
    de: 'lila',
    it: 'viola',
    es: 'morado',
    nl: 'paars',
    da: 'lilla',
    fi: 'violetti',
    no: 'lilla',
    sv: 'lila',
  },
  beige: {
    fr: 'beige',
    de: 'beige',
    it: 'beige',
    es: 'beige',
    nl: 'beige',
    da: 'beige',
    fi: 'beige',
    no: 'beige',
    sv: 'beige',
  },
};

/** Colour names that contain no common word, and the common word they belong to. */
const KINDS: Record<string, string> = {
  navy: 'blue',
  sky: 'blue',
  royal: 'blue',
  ink: 'blue',
  gray: 'grey',
  slate: 'grey',
  charcoal: 'grey',
  forest: 'green',
  olive: 'green',
  moss: 'green',
  mustard: 'yellow',
  wheat: 'beige',
  oat: 'beige',
  sand: 'beige',
  natural: 'beige',
  brick: 'red',
  burgundy: 'red',
  rust: 'orange',
  bluestem: 'blue',
};

/**
 * Extra search words for a colour: the common English word of a name like Forest, and its word in the shopper's
 * language. The name itself is never translated: it is the manufacturer's, the same on page, mail, invoice and wire.
 * S9.
 */
export function colourWords(name: string, locale: Locale): string[] {
  return name
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap((word) => {
      const kind = KINDS[word] ?? word;
      const words = WORDS[kind];
      if (!words) return [];
      return locale === 'en' ? [kind] : [kind, words[locale]];
    });
}
