import type { z } from 'zod';

/** A fault of the environment: which variables, and what is wrong with each. Never holds a value. */
export class EnvError extends Error {
  override readonly name = 'EnvError';

  /** @param problems one line each: the variable and its fault */
  constructor(readonly problems: readonly string[]) {
    super(`environment: ${problems.join('; ')}`);
  }
}

/** zod's own words for a variable that is missing are about types. */
const wordsFor = ({ input }: { input?: unknown }) => (input === undefined ? 'is not set' : undefined);

/**
 * Parses the variables of one integration on first use and caches the result. Throws an EnvError with every variable
 * that is missing or malformed, never its value.
 */
export function envReader<S extends z.ZodObject>(schema: S): () => z.infer<S> {
  let cached: z.infer<S> | undefined;
  return () => {
    if (cached) return cached;
    const source = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
    const parsed = schema.safeParse(source, { error: wordsFor });
    if (!parsed.success)
      throw new EnvError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
    cached = parsed.data;
    return cached;
  };
}
