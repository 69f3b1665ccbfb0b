import type { Call } from '@/sandbox/shared/exchange';
import { Journal } from '@/sandbox/shared/journal';
import { listen, type ListenOptions } from '@/sandbox/shared/listen';
import type { Router } from '@/sandbox/shared/router';
import { routed, serve, type AnswerTo } from '@/sandbox/shared/serve';
import { answerApi } from './api/answer-api';
import { controlRoutes } from './control/routes';
import { StripeControl } from './control/stripe-control';
import { pageRoutes } from './pages/routes';
import { resume } from './resume';
import { isScriptPath, scriptAnswer } from './script';
import { World } from './world';

export interface StripeSandboxOptions extends ListenOptions {
  /** Directory in which all objects survive a restart. */
  dir?: string | undefined;
  /** Webhook endpoint; `{region}` becomes uk, eu or us, `{REGION}` UK, EU or US. */
  webhookUrl?: string | undefined;
  /** Event types that the endpoint receives; `*` for all. */
  events?: readonly string[] | undefined;
}

export interface StripeSandbox {
  url: string;
  host: string;
  port: number;
  control: StripeControl;
  close(): Promise<void>;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers':
    'authorization, content-type, idempotency-key, stripe-account, stripe-version',
  'access-control-max-age': '600',
};

/** Starts the Stripe stand-in: API, browser script, webhooks, control calls and pages on one port. */
export async function startStripeSandbox(options: StripeSandboxOptions = {}): Promise<StripeSandbox> {
  const world = new World();
  const control = new StripeControl(world);
  const router = pageRoutes(controlRoutes(control), world);
  const journal = await Journal.attach(options.dir, 'stripe', world.collections);
  const listening = await listen(
    serve((call) => answerTo(world, router, call)),
    options,
  );
  world.origin = listening.url;
  control.setWebhook({ url: options.webhookUrl ?? null, events: options.events });
  resume(world);
  const { url, host, port } = listening;
  return {
    url,
    host,
    port,
    control,
    close: async () => {
      world.close();
      await listening.close();
      await journal?.flush();
    },
  };
}

function answerTo(world: World, router: Router, call: Call): ReturnType<AnswerTo> {
  if (call.method === 'OPTIONS') return { status: 204, headers: CORS };
  if (call.path.startsWith('/v1/')) return answerApi(world, call);
  if (call.method === 'GET' && isScriptPath(call.path)) return scriptAnswer(call, world.origin);
  return routed(router, call);
}
