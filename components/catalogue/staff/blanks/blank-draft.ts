import type { TypedFibre } from '@/components/catalogue/admin/facts-form';
import { CURRENCIES, type Currency } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import type { BlankForm, StaffBlankDetail } from '@/lib/modules/catalogue/contract/blanks/shapes';
import { FIBRES } from '@/lib/modules/catalogue/rules/market/fibres';
import { OTHER_LOCALES, type NamesByLocale, type OtherLocale } from '@/lib/kernel/locales';
import { breakOf, breakText } from '@/lib/modules/catalogue/rules/blanks/breaks';
import { typedPrice } from '@/lib/modules/pricing/rules/typed-price';

interface TypedParty {
  name: string;
  address: string;
  contact: string;
}

/** A blank's form as it is typed. */
export interface BlankDraft {
  /** Empty in a language that has none of its own. */
  names: Record<OtherLocale, string>;
  brand: string;
  variant: string;
  category: string;
  techniques: string[];
  regions: Region[];
  colours: { name: string; hex: string }[];
  /** Between commas. */
  sizes: string;
  blankPrice: Record<Currency, string>;
  printPrice: Record<Currency, string>;
  /** Prices by quantity, one a line. */
  blankBreaks: Record<Currency, string>;
  printBreaks: Record<Currency, string>;
  /** One a line. */
  details: string;
  /** Of one item, in grams. */
  weight: string;
  fibres: TypedFibre[];
  origin: string;
  customs: string;
  maker: TypedParty;
  eu: TypedParty;
  identifier: string;
  certificateNumber: string;
  certificateIssuer: string;
  /** Why it is changed. */
  note: string;
}

type KeptBreaks = StaffBlankDetail['definition']['blank_breaks'];

const typedBreaks = (kept: KeptBreaks): Record<Currency, string> => {
  const of = (currency: Currency) => (kept?.[currency] ?? []).map(breakText).join('\n');
  return { GBP: of('GBP'), EUR: of('EUR'), USD: of('USD') };
};

const typedNames = (kept: NamesByLocale | undefined) =>
  Object.fromEntries(OTHER_LOCALES.map((locale) => [locale, kept?.[locale] ?? ''])) as BlankDraft['names'];

const NOBODY: TypedParty = { name: '', address: '', contact: '' };

export function draftOf({ definition }: StaffBlankDetail): BlankDraft {
  return {
    names: typedNames(definition.names),
    brand: definition.brand,
    variant: definition.family_variant,
    category: definition.category,
    techniques: definition.print_techniques,
    regions: definition.regions,
    colours: definition.colours.map(({ name, hex }) => ({ name, hex })),
    sizes: definition.sizes.join(', '),
    blankPrice: definition.blank_price,
    printPrice: definition.print_price,
    blankBreaks: typedBreaks(definition.blank_breaks),
    printBreaks: typedBreaks(definition.print_breaks),
    details: definition.details_specs.join('\n'),
    weight: definition.weight_grams === undefined ? '' : String(definition.weight_grams),
    fibres: (definition.fibres ?? []).map(({ fibre, percent }) => ({ fibre, percent: String(percent) })),
    origin: definition.origin_country ?? '',
    customs: definition.customs_code ?? '',
    maker: definition.maker ?? NOBODY,
    eu: definition.eu_responsible ?? NOBODY,
    identifier: definition.identifier ?? '',
    certificateNumber: definition.certificate?.number ?? '',
    certificateIssuer: definition.certificate?.issuer ?? '',
    note: '',
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether anything but the reason was typed. */
export const isTouched = (draft: BlankDraft, base: StaffBlankDetail): boolean =>
  !isSame({ ...draft, note: '' }, draftOf(base));

/** What was typed since `from`, on the ground of `to`: what was left alone is as it is there. */
export function mergeDrafts(
  draft: BlankDraft,
  { from, to }: { from: BlankDraft; to: BlankDraft },
): BlankDraft {
  const names = Object.keys(draft) as (keyof BlankDraft)[];
  const untouched = names.filter((name) => isSame(draft[name], from[name]));
  return { ...draft, ...Object.fromEntries(untouched.map((name) => [name, to[name]])) };
}

/** Whether two readings of a blank say the same in its form, as after it was withdrawn. */
export const isSameForm = (one: StaffBlankDetail, other: StaffBlankDetail): boolean =>
  isSame(draftOf(one), draftOf(other));

const parts = (text: string, between: string) =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');
/** The sizes that were typed, as the call numbers them. */
export const sizesOf = ({ sizes }: BlankDraft) => parts(sizes, ',');

const orNull = (text: string) => (text.trim() === '' ? null : text);
const isEmpty = (values: object) => Object.values(values).every((value: string) => value.trim() === '');

/** As it is typed in any country; what is no price is left to the server, which says so at its field. */
function pricesOf(typed: BlankDraft['blankPrice']): BlankDraft['blankPrice'] {
  const of = (currency: Currency) => typedPrice(typed[currency]) ?? typed[currency];
  return Object.fromEntries(CURRENCIES.map((currency) => [currency, of(currency)])) as typeof typed;
}

/** The breaks that were typed, as the call numbers them. */
export const breaksTyped = (text: string): string[] => parts(text, '\n');

function breaksOf(typed: BlankDraft['blankBreaks']): NonNullable<BlankForm['blank_breaks']> {
  const of = (currency: Currency) => breaksTyped(typed[currency]).map(breakOf);
  return { GBP: of('GBP'), EUR: of('EUR'), USD: of('USD') };
}

const namesOf = (typed: BlankDraft['names']) =>
  Object.fromEntries(Object.entries(typed).filter(([, name]) => name.trim() !== '')) as NamesByLocale;

function fibresOf({ fibres }: BlankDraft, base: StaffBlankDetail): BlankForm['fibres'] {
  // An empty list says that nobody knows yet, null that it is no textile: which of them, its form doesn't ask.
  if (fibres.length === 0) return base.definition.fibres?.length === 0 ? [] : null;
  return fibres.map(({ fibre, percent }) => ({
    // An unknown fibre is refused at its field.
    fibre: FIBRES.find((one) => one === fibre) ?? ('' as 'other'),
    percent: percent.trim() === '' ? Number.NaN : Number(percent),
  }));
}

/** What the form says of the blank, as the call takes it. */
export function bodyOf(draft: BlankDraft, base: StaffBlankDetail): BlankForm & { note: string } {
  const certificate = { number: draft.certificateNumber, issuer: draft.certificateIssuer };
  return {
    names: namesOf(draft.names),
    brand: draft.brand,
    family_variant: draft.variant,
    category: draft.category,
    print_techniques: draft.techniques,
    regions: draft.regions,
    colours: draft.colours,
    sizes: sizesOf(draft),
    blank_price: pricesOf(draft.blankPrice),
    print_price: pricesOf(draft.printPrice),
    blank_breaks: breaksOf(draft.blankBreaks),
    print_breaks: breaksOf(draft.printBreaks),
    details_specs: parts(draft.details, '\n'),
    // What is no number is too little, and refused at its field.
    weight_grams: draft.weight.trim() === '' ? null : Number(draft.weight) || 0,
    fibres: fibresOf(draft, base),
    origin_country: orNull(draft.origin),
    customs_code: orNull(draft.customs),
    maker: isEmpty(draft.maker) ? null : draft.maker,
    eu_responsible: isEmpty(draft.eu) ? null : draft.eu,
    identifier: orNull(draft.identifier),
    certificate: isEmpty(certificate) ? null : certificate,
    note: draft.note,
  };
}
