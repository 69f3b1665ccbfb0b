import { apiEnv } from './api';
import { appEnv } from './app';
import { auditEnv } from './audit';
import { databaseEnv } from './database';
import { failPointEnv } from './fail-point';
import { filesEnv } from './files';
import { fulfillerEnv } from './fulfiller';
import { mailEnv } from './mail';
import { pusherEnv } from './pusher';
import { EnvError } from './read';
import { secretsEnv } from './secrets';
import { shopifyEnv } from './shopify';
import { stripeEnv } from './stripe';
import { webhooksEnv } from './webhooks';
import { workerEnv } from './worker';

/** The programs of the product that run on: `npm run web`, `npm run api` and `npm run worker`. */
export type Part = 'web' | 'api' | 'worker';

type Reader = () => unknown;

/** Without an API of its own a web needs the broadcaster's address only, and only where real time is wanted on it. */
function pusherIfAny(): void {
  if (Object.entries(process.env).some(([name, value]) => name.startsWith('PUSHER_') && value)) pusherEnv();
}

const EVERY: readonly Reader[] = [appEnv, secretsEnv, stripeEnv, failPointEnv];
const CALLS: readonly Reader[] = [databaseEnv, filesEnv, pusherEnv, fulfillerEnv, webhooksEnv, shopifyEnv];

function readersOf(part: Part): readonly Reader[] {
  if (part === 'worker') return [...EVERY, ...CALLS, mailEnv, auditEnv, workerEnv];
  if (part === 'api') return [...EVERY, ...CALLS, apiEnv];
  return process.env.TENANT_API_URL ? [...EVERY, pusherIfAny] : [...EVERY, ...CALLS];
}

function problemsOf(read: Reader): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
}

/**
 * Reads all of the environment that this part uses, so that a fault is told at its start and not by the first request
 * that meets it. Throws one EnvError with every fault of every integration. S8-16.
 */
export function checkPart(part: Part): void {
  const problems = readersOf(part).flatMap(problemsOf);
  if (problems.length > 0) throw new EnvError(problems);
}
