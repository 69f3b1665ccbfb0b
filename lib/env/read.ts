import type { z } from 'zod';

/** An error that names the variable and its fault; the launcher prints it as one line. */
export class EnvError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EnvError';
  }
}

/**
 * Parses the variables of one integration on first use and caches the result. Throws an EnvError with every variable
 * that is missing or malformed, never its value.
 */
export function envReader<S extends z.ZodObject>(schema: S): () => z.infer<S> {
  let cached: z.infer<S> | undefined;
  return () => {
    if (cached) return cached;
    const source = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
    const parsed = schema.safeParse(source);
    if (!parsed.success) {
      const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
      throw new EnvError(`environment: ${lines.join('; ')}`);
    }
    cached = parsed.data;
    return cached;
  };
}
