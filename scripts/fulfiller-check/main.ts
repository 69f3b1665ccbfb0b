// `npm run fulfiller:check -- <address> --secret <secret>`: whether a printer's server keeps the contract of docs/fulfiller-api.
import { parseArgs } from 'node:util';
import { resultText, summaryText } from './report';
import { runChecks, type CheckOptions } from './run-checks';

const HELP = `npm run fulfiller:check -- <address> --secret <secret>

  <address>          base of your API, as it will be registered
  --secret <text>    the secret that both sides know; or FULFILLER_SECRET in the environment
  --callback <url>   a public address that leads to the port below, for your messages
  --port <number>    where messages are listened for (default: a free one)
  --host <address>   on which address (default 127.0.0.1)
  --wait <seconds>   how long messages are waited for (default 120; 0: not at all)

It orders things. Ends with 0 where no rule is broken, with 1 where one is, with 2 where it could not run.
`;
const LIMITS = { check: 5_000, order: 20_000 };

const say = (text: string): void => void process.stdout.write(`${text}\n`);

function whole(text: string, name: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new Error(`--${name} must be a whole number`);
  return Number(text);
}

/** What the command line says; null where it asks for help. Throws where it makes no sense. */
function readOptions(args: string[]): CheckOptions | null {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      secret: { type: 'string' },
      callback: { type: 'string' },
      port: { type: 'string', default: '0' },
      host: { type: 'string', default: '127.0.0.1' },
      wait: { type: 'string', default: '120' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const [url = ''] = positionals;
  if (positionals.length !== 1 || !URL.canParse(url)) throw new Error('say one address, with https://');
  const secret = values.secret ?? process.env['FULFILLER_SECRET'] ?? '';
  if (secret.length < 16) throw new Error('say --secret, of 16 characters at least');
  return {
    url,
    secret,
    host: values.host,
    port: whole(values.port, 'port'),
    publicUrl: values.callback,
    waitMs: whole(values.wait, 'wait') * 1_000,
    limits: LIMITS,
  };
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    say(HELP);
    return 0;
  }
  say(`Checking ${options.url}`);
  const results = await runChecks(options, {
    listening: (url) => say(`Listening for messages at ${url}\n`),
    result: (result) => say(resultText(result)),
  });
  say(`\n${summaryText(results)}`);
  return results.some(({ kind }) => kind === 'broken') ? 1 : 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
    process.exitCode = 2;
  },
);
