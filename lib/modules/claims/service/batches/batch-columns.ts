import { invalid, type FieldErrors } from '@/lib/kernel/app-error';
import type { Transaction } from '@/lib/db/transaction';
import { countryFrom } from '@/lib/address/country-names';
import { foldCode, isFoldedCode } from '@/lib/modules/orders/rules/promo-code';
import type { BatchBody } from '@/lib/modules/claims/contract/code-batch';
import { knownGifts } from '@/lib/modules/claims/data/code-batches';
import type { NewBatch } from '@/lib/modules/claims/data/write-batches';
import { prefixProblem } from '@/lib/modules/claims/rules/new-code';
import { deliversTo, type BatchPlace } from './batch-place';

/** A shared code has its text and uses; single ones have a number and perhaps a prefix. */
function kindProblems({
  kind,
  code,
  max_uses: uses,
  prefix,
  size,
  from_file: isFile,
}: BatchBody): FieldErrors {
  const fields: FieldErrors = {};
  if (kind === 'shared') {
    if (!code) fields['code'] = ['required'];
    else if (!isFoldedCode(foldCode(code))) fields['code'] = ['invalid_characters'];
    if (uses === null) fields['max_uses'] = ['required'];
    return fields;
  }
  const problem = prefixProblem(prefix ?? '');
  if (problem) fields['prefix'] = [problem];
  if (size === null && !isFile) fields['size'] = ['required'];
  return fields;
}

/** Today in the store's time zone, YYYY-MM-DD. */
export const todayOf = ({ filter: { at, timeZone } }: BatchPlace): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);

/** What is wrong with a first and a last day. */
export function dayProblems(
  place: BatchPlace,
  { starts_on: first, ends_on: last }: Pick<BatchBody, 'starts_on' | 'ends_on'>,
): FieldErrors {
  if (last === null) return {};
  if (first !== null && last < first) return { ends_on: ['ends_before_start'] };
  return last < todayOf(place) ? { ends_on: ['day_past'] } : {};
}

function countryProblems(place: BatchPlace, { countries }: BatchBody): FieldErrors {
  if (countries === null) return {};
  if (countries.length === 0) return { countries: ['required'] };
  const delivered = deliversTo(place);
  const isKnown = (code: string) => countryFrom(code) !== undefined && (delivered?.includes(code) ?? true);
  return countries.every(isKnown) ? {} : { countries: ['unknown_country'] };
}

async function giftProblems(
  tx: Transaction,
  { filter }: BatchPlace,
  { products, fallback }: BatchBody,
): Promise<FieldErrors> {
  const fields: FieldErrors = {};
  const wanted = [...(products ?? []), ...(fallback === null ? [] : [fallback])];
  const known = await knownGifts(tx, filter, wanted);
  if (products?.length === 0) fields['products'] = ['required'];
  else if (products?.some((id) => !known.has(id))) fields['products'] = ['unknown_product'];
  if (fallback !== null && !known.has(fallback)) fields['fallback'] = ['unknown_product'];
  if (fallback !== null && products === null) fields['products'] = ['required'];
  return fields;
}

/**
 * What is stored of a new batch. Throws 422 with every wrong field: a code or prefix of other characters, a prefix of
 * nothing but look-alikes, a last day that is over, a gift or country that the event doesn't have. D40-2, D40-3.
 */
export async function batchColumns(tx: Transaction, place: BatchPlace, body: BatchBody): Promise<NewBatch> {
  const fields = {
    ...kindProblems(body),
    ...dayProblems(place, body),
    ...countryProblems(place, body),
    ...(await giftProblems(tx, place, body)),
  };
  if (Object.keys(fields).length > 0) throw invalid(fields);
  const { kind, prefix } = body;
  const isFile = kind === 'single' && body.from_file;
  return {
    name: body.name,
    kind,
    source: isFile ? 'imported' : 'made',
    prefix: kind === 'single' && prefix ? prefix.toUpperCase() : null,
    size: isFile ? 0 : kind === 'single' ? (body.size ?? 1) : 1,
    startsOn: body.starts_on,
    endsOn: body.ends_on,
    productIds: body.products && [...new Set(body.products)],
    fallback: body.fallback,
    countries: body.countries && [...new Set(body.countries)],
  };
}
