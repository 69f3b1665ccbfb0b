interface Format {
  /** Matches the bare form: upper case, without spaces, dots, dashes and country prefix. */
  pattern: RegExp;
  /** Position of the separator, counted from the end; a dash instead of a space if `dash` is set. */
  gap?: number;
  dash?: true;
}

const digits = (length: number): Format => ({ pattern: new RegExp(`^\\d{${length}}$`) });
const fourFromOne: Format = { pattern: /^[1-9]\d{3}$/ };

/** Formats by ISO2 code. They check only the shape, not whether the postcode exists. */
const FORMATS: Record<string, Format> = {
  GB: {
    pattern:
      /^(?:GIR0AA|(?:[A-PR-UWYZ]\d[\dA-HJKPSTUW]?|[A-PR-UWYZ][A-HK-Y]\d[\dABEHMNPRVWXY]?)\d[ABD-HJLNP-UW-Z]{2})$/,
    gap: 3,
  },
  NL: { pattern: /^[1-9]\d{3}(?!SA|SD|SS)[A-Z]{2}$/, gap: 2 },
  BE: fourFromOne,
  LU: fourFromOne,
  DE: { pattern: /^(?!00)\d{5}$/ },
  FR: { pattern: /^(?:0[1-9]|[1-8]\d|9[0-8])\d{3}$/ },
  MC: { pattern: /^980\d{2}$/ },
  IT: digits(5),
  ES: { pattern: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/ },
  PT: { pattern: /^[1-9]\d{6}$/, gap: 3, dash: true },
  US: { pattern: /^\d{5}(?:\d{4})?$/ },
  CA: { pattern: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/, gap: 3 },
  DK: digits(4),
  FI: digits(5),
  NO: digits(4),
  SE: { pattern: /^[1-9]\d{4}$/, gap: 2 },
  IE: { pattern: /^[AC-FHKNPRTV-Y]\d[\dW][\dAC-FHKNPRTV-Y]{4}$/, gap: 4 },
  AT: fourFromOne,
  CH: fourFromOne,
  LI: { pattern: /^94(?:8[5-9]|9[0-8])$/ },
  PL: { pattern: /^\d{5}$/, gap: 3, dash: true },
  CZ: { pattern: /^[1-7]\d{4}$/, gap: 2 },
  SK: { pattern: /^[089]\d{4}$/, gap: 2 },
  AU: digits(4),
  NZ: digits(4),
};

/** Country prefixes that people still write, as in `D-80331` or `NL-1012 AB`. */
const PREFIXES: Record<string, string> = {
  DE: 'D|DE',
  FR: 'F|FR',
  IT: 'I|IT',
  ES: 'E|ES',
  AT: 'A|AT',
  BE: 'B|BE',
  LU: 'L|LU',
};

/**
 * A postcode in its bare form for comparison: NFKC, upper case, without spaces, dots, dashes or country prefix; a US
 * ZIP+4 keeps its nine digits. For an unknown country only separators are removed.
 */
export function barePostcode(iso2: string, text: string): string {
  const bare = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.\p{Pd}]/gu, '');
  const prefix = new RegExp(`^(?:${PREFIXES[iso2] ?? iso2})(?=\\d)`);
  const format = FORMATS[iso2];
  return !format || format.pattern.test(bare) ? bare : bare.replace(prefix, '');
}

/** Whether the shape of a country’s postcodes is known here. */
export function hasPostcodeFormat(iso2: string): boolean {
  return FORMATS[iso2] !== undefined;
}

/** Whether a postcode has its country's shape, ignoring spaces and case; true for a country without a known format. */
export function postcodeIsValid(iso2: string, text: string): boolean {
  const format = FORMATS[iso2];
  return !format || format.pattern.test(barePostcode(iso2, text));
}

/** The country's usual format, `SW1A 1AA`, `1012 AB`, `114 55`; text of an unknown shape is only trimmed. */
export function formatPostcode(iso2: string, text: string): string {
  const format = FORMATS[iso2];
  const bare = barePostcode(iso2, text);
  if (!format?.pattern.test(bare)) return text.trim();
  if (iso2 === 'US' && bare.length === 9) return `${bare.slice(0, 5)}-${bare.slice(5)}`;
  if (!format.gap) return bare;
  return `${bare.slice(0, -format.gap)}${format.dash ? '-' : ' '}${bare.slice(-format.gap)}`;
}
