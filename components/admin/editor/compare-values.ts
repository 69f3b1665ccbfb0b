import { isSameValue } from '@/lib/client/drafts/same-value';
import type { Conflict, Difference, EditorModel } from './editor-types';

type Compared<Values extends object> = Pick<EditorModel<never, Values>, 'fields' | 'isSame' | 'joined'>;

function isSameField<Values extends object>(
  { isSame }: Pick<Compared<Values>, 'isSame'>,
  field: keyof Values & string,
  one: Values,
  other: Values,
): boolean {
  return isSame ? isSame(field, one, other) : isSameValue(one[field], other[field]);
}

/** The fields that differ. */
export function changedFields<Values extends object>(
  model: Compared<Values>,
  one: Values,
  other: Values,
): (keyof Values & string)[] {
  return model.fields.filter((field) => !isSameField(model, field, one, other));
}

/** The values that a merge looks at: two versions, and the one that both began from. */
export interface ThreeVersions<Values> {
  base: Values;
  mine: Values;
  theirs: Values;
}

/** The fields in which my version and theirs differ, and who changed them. */
export function differencesOf<Values extends object>(
  model: Compared<Values>,
  { base, mine, theirs }: ThreeVersions<Values>,
): Difference<Values>[] {
  return changedFields(model, mine, theirs).map((field) => {
    if (isSameField(model, field, base, theirs)) return { field, by: 'me' };
    return { field, by: isSameField(model, field, base, mine) ? 'them' : 'both' };
  });
}

/**
 * My values with theirs in the fields that I did not change since `base`. Only `fields` are looked at; without them, all
 * of the model's.
 */
export function merged<Values extends object>(
  model: Compared<Values>,
  { base, mine, theirs }: ThreeVersions<Values>,
  fields: readonly (keyof Values & string)[] = model.fields,
): Values {
  const result = { ...mine };
  for (const field of fields) {
    if (isSameField(model, field, base, mine)) result[field] = theirs[field];
  }
  return { ...result, ...model.joined?.(mine, theirs) };
}

/** My version beside another person's. */
export function conflictOf<Stored, Values extends object>(
  model: Compared<Values>,
  { base, mine }: Omit<ThreeVersions<Values>, 'theirs'>,
  theirs: { stored: Stored; values: Values },
): Conflict<Stored, Values> {
  const differences = differencesOf(model, { base, mine, theirs: theirs.values });
  const isApart = differences.every(({ by }) => by !== 'both');
  return { theirs, differences, canKeepBoth: isApart && differences.some(({ by }) => by === 'them') };
}
