import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import Stripe from 'stripe';
import { AppError } from '@/lib/kernel/app-error';
import type { Region } from '@/lib/kernel/regions';
import type { Payee } from '../port';
import { stripeEnv, stripeKeys } from '@/lib/env/stripe';
import { API_VERSION } from './api-version';

const TIMEOUT_MS = 10_000;
const RETRIES = 2;
const SOCKETS = 64;

const clients = new Map<Region, Stripe>();

function connect(secretKey: string): Stripe {
  const url = new URL(stripeEnv().apiUrl ?? 'https://api.stripe.com');
  const secure = url.protocol === 'https:';
  const agent = { keepAlive: true, maxSockets: SOCKETS };
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    host: url.hostname,
    port: url.port || (secure ? '443' : '80'),
    protocol: secure ? 'https' : 'http',
    httpAgent: secure ? new HttpsAgent(agent) : new HttpAgent(agent),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
}

/** The SDK with a region's secret key. Throws `payments_unavailable` for a region without keys. */
export function stripeFor(region: Region): Stripe {
  const known = clients.get(region);
  if (known) return known;
  const keys = stripeKeys(region);
  if (!keys) throw new AppError('payments_unavailable');
  const made = connect(keys.secretKey);
  clients.set(region, made);
  return made;
}

/** The options of a call that is about this payee; none for the platform's own account. */
export const onAccount = ({ account }: Payee): { stripeAccount?: string } =>
  account === null ? {} : { stripeAccount: account };
