/**
 * Runs a script's work, prints its result as one line of JSON and ends the process; on failure prints one line to
 * standard error, exit code 1.
 */
export function runScript(work: (env: NodeJS.ProcessEnv) => Promise<object>): void {
  work(process.env).then(
    (answer) => {
      process.stdout.write(`${JSON.stringify(answer)}\n`);
      process.exit(0);
    },
    (error: unknown) => {
      const text = error instanceof Error ? error.message : String(error);
      process.stderr.write(`error: ${text.split('\n')[0]}\n`);
      if (process.env.MERCHLOOM_DEBUG && error instanceof Error)
        process.stderr.write(`${error.stack ?? ''}\n`);
      process.exit(1);
    },
  );
}
