import { z } from 'zod';
import { invalid } from '@/lib/kernel/app-error';
import type { ActRow, ListActDefinition } from './list-definition';

const NOTHING = z.strictObject({});

/** What the act is done with, as text by field. Throws 422 for a field that it doesn't take, and for one that is wrong. D3-35. */
export function checkInput(
  act: ListActDefinition,
  sent: Readonly<Record<string, string>>,
): Record<string, string> {
  const read = (act.input ?? NOTHING).safeParse(sent);
  if (read.success) return { ...sent };
  const names = read.error.issues.map(({ path: [name] }) =>
    name === undefined ? 'input' : `input.${String(name)}`,
  );
  throw invalid(Object.fromEntries(names.map((name) => [name, ['invalid' as const]])));
}

/** The row's input by its schema, which accepted it when the act was asked for. */
export function inputOf<T>(schema: z.ZodType<T>, { input }: ActRow): T {
  return schema.parse(input);
}
