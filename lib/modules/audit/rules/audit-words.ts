import { hasCut, KEPT_LENGTH } from '@/lib/kernel/cut-text';
import { LOCALES, isLocale, type Locale } from '@/lib/kernel/locales';
import { CURRENCIES, type Currency } from '@/lib/kernel/money';
import { moneyText } from '@/lib/kernel/money-text';
import { ROLES, type Role } from '@/lib/permissions/roles';
import { ORDER_STATUSES, type OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { FIBRES, type Fibre } from '@/lib/modules/catalogue/rules/market/fibres';
import {
  AUDIT_FIELDS,
  NAMED_ELSEWHERE,
  TOLD_AS_CHANGES,
  type FieldWord,
  type OwnPageKey,
} from './audit-fields';
import { codeWord, type CodeWord } from './code-words';
import { readWord, type ReadWord } from './read-words';

/** The texts that an entry is told with. */
type AuditKey =
  | `auditFields.word.${FieldWord}`
  | `auditFields.code.${CodeWord}`
  | `auditFields.read.${ReadWord}`
  | `orders.status.${OrderStatus}`
  | `fibres.${Fibre}`
  | OwnPageKey
  | `roles.${Role}`;

/** In which language, and in which zone's time, an entry is told. */
export interface AuditVoice {
  locale: Locale;
  /** UTC if left out. */
  timeZone?: string | undefined;
  t: (key: AuditKey) => string;
}

/** By field: what it was and is, or only that it changed. */
type Changes = Readonly<Record<string, 'changed' | { before?: unknown; after?: unknown }>>;

/** What an entry tells: its recorded data and what changed. */
interface Told {
  data: Readonly<Record<string, unknown>>;
  changes: Changes | null;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const DATE = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
/** A code as the log has it: a name of small letters, never a text that somebody has typed. */
const CODE = /^[a-z]+(_[a-z0-9]+)+$/;

const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value);
const tagOf = (locale: Locale) => LOCALES.find(({ code }) => code === locale)?.file ?? 'en-GB';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A name of the code spelled out: `refusedWords` and `refused_words` become "Refused words". */
function spelledOut(name: string): string {
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/[_.]+/g, ' ');
  const text = words.trim().toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a field is called; one that is not on the list by its own name, spelled out. D44-8. */
export function fieldName(field: string, { t }: AuditVoice): string {
  const known = AUDIT_FIELDS.get(field);
  if (known) return t(`auditFields.word.${known.word}`);
  const elsewhere = NAMED_ELSEWHERE.get(field);
  return elsewhere ? t(elsewhere) : spelledOut(field);
}

function moneyOf(minor: number, currency: Currency | null, locale: Locale): string {
  if (currency) return moneyText(locale, minor, currency);
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(tagOf(locale), digits).format(minor / 100);
}

function numberOf(field: string, value: number, { currency, locale }: Ground): string {
  const kind = AUDIT_FIELDS.get(field)?.kind;
  if (kind === 'money') return moneyOf(value, currency, locale);
  const rate = { style: 'percent', maximumFractionDigits: 2 } as const;
  if (kind === 'rate') return new Intl.NumberFormat(tagOf(locale), rate).format(value / 10_000);
  return new Intl.NumberFormat(tagOf(locale)).format(value);
}

/** What a call reads, in words; its id for one that nothing is said of. D44-13. */
function callText(call: string, t: AuditVoice['t']): string {
  const word = readWord(call);
  return word ? t(`auditFields.read.${word}`) : call;
}

function textOf(field: string, value: string, { locale, timeZone = 'UTC', t }: Ground): string {
  const kind = AUDIT_FIELDS.get(field)?.kind;
  if (INSTANT.test(value)) {
    return new Intl.DateTimeFormat(tagOf(locale), { ...DATE, ...CLOCK, timeZone }).format(new Date(value));
  }
  if (DAY.test(value)) return new Intl.DateTimeFormat(tagOf(locale), DATE).format(new Date(value));
  if (kind === 'language' && isLocale(value))
    return LOCALES.find(({ code }) => code === value)?.name ?? value;
  if (kind === 'role' && isOneOf(ROLES, value)) return t(`roles.${value}`);
  if (kind === 'call') return callText(value, t);
  if (kind !== 'code') return value;
  if (isOneOf(ORDER_STATUSES, value) && field === 'status') return t(`orders.status.${value}`);
  const word = codeWord(value);
  if (word) return t(`auditFields.code.${word}`);
  return CODE.test(value) ? spelledOut(value) : value;
}

interface Ground extends AuditVoice {
  currency: Currency | null;
}

/** A fibre with its share of a product, in percent. */
function fibreOf({ fibre, percent }: Readonly<Record<string, unknown>>, { locale, t }: Ground): string {
  const share = new Intl.NumberFormat(tagOf(locale), { style: 'percent' }).format(Number(percent) / 100);
  return `${isOneOf(FIBRES, fibre) ? t(`fibres.${fibre}`) : String(fibre)} ${share}`;
}

/** The parts of a value, each with its name. */
function partsOf(field: string, value: Readonly<Record<string, unknown>>, ground: Ground): string {
  if (field === 'fibres' && 'fibre' in value) return fibreOf(value, ground);
  const isMoney = AUDIT_FIELDS.get(field)?.kind === 'money';
  const told = Object.entries(value).map(([name, part]) => {
    const text = valueOf(isMoney && typeof part === 'number' ? field : name, part, ground);
    return `${fieldName(name, ground)} ${text || '–'}`;
  });
  // Lists within are told apart by more than a comma.
  return told.join(Object.values(value).some(Array.isArray) ? '; ' : ', ');
}

/** A recorded value as people read it; an empty text for what is not there. */
function valueOf(field: string, value: unknown, ground: Ground): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return ground.t(value ? 'auditFields.code.yes' : 'auditFields.code.no');
  if (typeof value === 'number') return numberOf(field, value, ground);
  if (typeof value === 'string') return textOf(field, value, ground);
  // A line can end after each part.
  if (Array.isArray(value))
    return value.map((part) => valueOf(field, part, ground)).join(value.some(isObject) ? '; ' : ', ');
  return isObject(value) ? partsOf(field, value, ground) : String(value);
}

const groundOf = ({ data }: Told, voice: AuditVoice): Ground => {
  const { currency } = data;
  return { ...voice, currency: isOneOf(CURRENCIES, currency) ? currency : null };
};

/** A changed field; without its values where they are personal or were not kept. */
export interface ToldChange {
  field: string;
  values: { before: string; after: string } | null;
}

/** What an entry changed, in words: each field, and its value before and after. D44-8. */
export function toldChanges(told: Told, voice: AuditVoice): ToldChange[] {
  const ground = groundOf(told, voice);
  return Object.entries(told.changes ?? {}).map(([field, change]) => ({
    field: fieldName(field, voice),
    values:
      change === 'changed'
        ? null
        : { before: valueOf(field, change.before, ground), after: valueOf(field, change.after, ground) },
  }));
}

/** To how many characters texts of a change are shortened; null where none is. D44-11. */
export const shortenedTo = ({ changes }: Pick<Told, 'changes'>): number | null =>
  hasCut(changes) ? KEPT_LENGTH : null;

/** What an entry tells besides, in words: each field with its value, without what `toldChanges` tells. D44-8. */
export function toldData(told: Told, voice: AuditVoice): { field: string; value: string }[] {
  const ground = groundOf(told, voice);
  const { data, changes } = told;
  const isTold = (field: string) =>
    (changes !== null && (field in changes || TOLD_AS_CHANGES.has(field))) ||
    (field === 'currency' && ground.currency !== null);
  return Object.entries(data)
    .filter(([field, value]) => !isTold(field) && value !== null && value !== undefined && value !== '')
    .map(([field, value]) => ({ field: fieldName(field, voice), value: valueOf(field, value, ground) }));
}
