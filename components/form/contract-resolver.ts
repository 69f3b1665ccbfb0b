import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { fieldCodeOf } from './field-code';

/** Validates a form by its contract; errors are codes, as from the server. D19. */
export function contractResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return zodResolver(schema, { error: (issue) => fieldCodeOf(issue as z.core.$ZodRawIssue) });
}
