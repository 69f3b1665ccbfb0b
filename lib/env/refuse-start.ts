import { EnvError } from './read';

/** What is wrong, a line for each fault of the environment; of other errors the first line, and no stack. */
function linesOf(error: unknown): readonly string[] {
  if (error instanceof EnvError) return error.problems.map((problem) => `environment: ${problem}`);
  const message = error instanceof Error ? error.message || error.name : String(error);
  return [message.split('\n')[0] ?? ''];
}

/** Ends a program that cannot start: a line on standard error for each reason, and status 1. S8-16. */
export function refuseStart(error: unknown): never {
  process.stderr.write(
    linesOf(error)
      .map((line) => `error: ${line}\n`)
      .join(''),
  );
  process.exit(1);
}
