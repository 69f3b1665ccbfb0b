import { env } from 'node:process';
import { DEFAULT_SHOPIFY_APP } from './shopify/app';

/** Ports, directories and options of the stand-ins; the only place in the sandbox that reads the environment. */
export interface SandboxSettings {
  host: string;
  dir: string | undefined;
  ports: Record<
    'stripe' | 'smtp' | 'inbox' | 'pusher' | 'fulfiller' | 'chat' | 'analytics' | 'shopify',
    number
  >;
  stripe: { webhookUrl: string | undefined; events: string[] | undefined };
  pusher: { appId: string; key: string; secret: string };
  fulfiller: { key: string; secret: string; stepMs: number | null; fetchFiles: boolean };
  shopify: { apiKey: string; apiSecret: string; webhookUrl: string | undefined };
  /** Stop when standard input ends, so that nothing keeps running after the parent was killed. */
  followStdin: boolean;
}

class BadSetting extends Error {
  override readonly name = 'BadSetting';
}

type Arguments = ReadonlyMap<string, string>;

/** `--stripe-port=4010` → `stripe-port`, `4010`. */
function argumentsOf(argv: readonly string[]): Arguments {
  const found = new Map<string, string>();
  for (const entry of argv) {
    const match = /^--([a-z-]+)(?:=(.*))?$/.exec(entry);
    if (match?.[1]) found.set(match[1], match[2] ?? '1');
  }
  return found;
}

function whole(name: string, value: string | undefined, fallback: number, most: number): number {
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > most) {
    throw new BadSetting(`${name} must be a whole number from 0 to ${most}, not "${value}"`);
  }
  return number;
}

/** Command-line arguments override the environment. Throws on an invalid setting. */
export function readSettings(argv: readonly string[]): SandboxSettings {
  const given = argumentsOf(argv);
  const read = (name: string): string | undefined => {
    const variable = `SANDBOX_${name.toUpperCase().replaceAll('-', '_')}`;
    return given.get(name) ?? (env[variable] || undefined);
  };
  const port = (name: string): number => whole(`${name}-port`, read(`${name}-port`), 0, 65_535);
  const step = read('fulfiller-step-ms');
  const stepMs = step === 'manual' ? null : whole('fulfiller-step-ms', step, 1_500, 86_400_000);
  return {
    host: read('host') ?? '127.0.0.1',
    dir: read('dir'),
    ports: {
      stripe: port('stripe'),
      smtp: port('smtp'),
      inbox: port('inbox'),
      pusher: port('pusher'),
      fulfiller: port('fulfiller'),
      chat: port('chat'),
      analytics: port('analytics'),
      shopify: port('shopify'),
    },
    stripe: { webhookUrl: read('stripe-webhook-url'), events: read('stripe-events')?.split(',') },
    pusher: {
      appId: read('pusher-app-id') ?? 'sandbox-app',
      key: read('pusher-key') ?? 'sandbox-key',
      secret: read('pusher-secret') ?? 'sandbox-secret',
    },
    fulfiller: {
      key: read('fulfiller-key') ?? 'sandbox-fulfiller-key',
      secret: read('fulfiller-secret') ?? 'sandbox-fulfiller-secret',
      stepMs,
      fetchFiles: read('fulfiller-fetch-files') === '1',
    },
    shopify: {
      apiKey: read('shopify-key') ?? DEFAULT_SHOPIFY_APP.apiKey,
      apiSecret: read('shopify-secret') ?? DEFAULT_SHOPIFY_APP.apiSecret,
      webhookUrl: read('shopify-webhook-url'),
    },
    followStdin: read('follow-stdin') === '1',
  };
}
