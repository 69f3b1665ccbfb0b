import { REGIONS, type Region } from '@/lib/kernel/regions';
import {
  BadControl,
  controlBody,
  countOf,
  flagOf,
  neededText,
  textOf,
  textsOf,
} from '@/sandbox/shared/control-body';
import { json } from '@/sandbox/shared/exchange';
import { MISCHIEFS } from '@/sandbox/shared/mischief';
import { Router } from '@/sandbox/shared/router';
import { ACCOUNT_CHANGES } from '../accounts/account';
import type { StripeControl } from './stripe-control';

function regionOf(value: string | undefined): Region | undefined {
  if (value === undefined) return undefined;
  const region = REGIONS.find((candidate) => candidate.toLowerCase() === value.toLowerCase());
  if (!region) throw new BadControl(`region is one of ${REGIONS.join(', ')}`);
  return region;
}

function neededRegion(value: string): Region {
  return regionOf(value) ?? 'UK';
}

/** The control calls over HTTP; each one calls the method of the same name. */
export function controlRoutes(control: StripeControl): Router {
  const router = new Router();
  webhookRoutes(router, control);
  paymentRoutes(router, control);
  return router
    .add('POST', '/_sandbox/faults', (call) => {
      const body = controlBody(call);
      control.fault({
        path: neededText(body, 'path'),
        method: textOf(body, 'method'),
        count: countOf(body, 'count', 1),
        latencyMs: countOf(body, 'latency_ms', 0),
        status: body['status'] === undefined ? undefined : countOf(body, 'status', 500),
        code: textOf(body, 'code'),
        when: textOf(body, 'when') === 'after' ? 'after' : 'before',
        disconnect: flagOf(body, 'disconnect') ?? false,
      });
      return json({ ok: true });
    })
    .add('POST', '/_sandbox/processing', (call) => {
      const body = controlBody(call);
      const outcome = textOf(body, 'outcome') === 'failed' ? 'failed' : 'succeeded';
      control.processing({ count: countOf(body, 'count', 1), ms: countOf(body, 'ms', 500), outcome });
      return json({ ok: true });
    })
    .add('POST', '/_sandbox/accounts/:id', (call) => {
      const body = controlBody(call);
      const region = neededRegion(neededText(body, 'region'));
      const change = ACCOUNT_CHANGES.find((name) => name === body['change']);
      const wish = change ?? flagOf(body, 'enabled') ?? true;
      return json(control.account(region, call.params['id'] ?? '', wish));
    })
    .add('POST', '/_sandbox/accounts/:id/tax', (call) => {
      const body = controlBody(call);
      const region = neededRegion(neededText(body, 'region'));
      return json(control.tax(region, call.params['id'] ?? '', flagOf(body, 'active') ?? true));
    })
    .add('POST', '/_sandbox/links/expire', () => {
      control.expireLinks();
      return json({ ok: true });
    })
    .add('POST', '/_sandbox/reset', () => {
      control.reset();
      return json({ ok: true });
    });
}

function webhookRoutes(router: Router, control: StripeControl): void {
  router
    .add('POST', '/_sandbox/webhook', (call) => {
      const body = controlBody(call);
      const events = textsOf(body, 'events');
      control.setWebhook({
        url: textOf(body, 'url') ?? null,
        region: regionOf(textOf(body, 'region')),
        events,
      });
      return json({ ok: true });
    })
    .add('POST', '/_sandbox/webhooks/release', () => json({ released: control.release() }))
    .add('POST', '/_sandbox/webhooks/settled', async () => {
      await control.settled();
      return json({ ok: true });
    })
    .add('POST', '/_sandbox/webhooks/deliver', async (call) => {
      return json({ statuses: await control.deliver(textsOf(controlBody(call), 'ids') ?? []) });
    })
    .add('GET', '/_sandbox/events', (call) => {
      const type = call.query.get('type') ?? undefined;
      const subject = call.query.get('subject') ?? undefined;
      return json({ events: control.events({ type, subject }) });
    });
  for (const kind of MISCHIEFS) {
    router.add('POST', `/_sandbox/webhooks/${kind}`, (call) => {
      const body = controlBody(call);
      control.mischief({
        kind,
        count: countOf(body, 'count', 1),
        ms: countOf(body, 'ms', 1000),
        type: textOf(body, 'type'),
      });
      return json({ ok: true });
    });
  }
}

function paymentRoutes(router: Router, control: StripeControl): void {
  router
    .add('POST', '/_sandbox/intents', (call) => {
      const body = controlBody(call);
      const owner = {
        region: neededRegion(neededText(body, 'region')),
        account: textOf(body, 'account') ?? null,
      };
      const intent = control.paidIntent(owner, {
        id: textOf(body, 'id'),
        amount: countOf(body, 'amount', 0),
        metadata: (body['metadata'] ?? {}) as Record<string, string>,
      });
      return json(intent);
    })
    .add('POST', '/_sandbox/intents/:id/pay', (call) => {
      return json(control.pay(call.params['id'] ?? '', textOf(controlBody(call), 'card')));
    })
    .add('POST', '/_sandbox/intents/:id/dispute', (call) => {
      const body = controlBody(call);
      const reason = textOf(body, 'reason') ?? 'fraudulent';
      return json(
        control.dispute(call.params['id'] ?? '', { reason, inquiry: flagOf(body, 'inquiry') ?? false }),
      );
    })
    .add('POST', '/_sandbox/intents/:id/warn', (call) => json(control.warn(call.params['id'] ?? '')))
    .add('POST', '/_sandbox/disputes/:id/close', (call) => {
      const status = neededText(controlBody(call), 'status');
      if (status !== 'won' && status !== 'lost' && status !== 'warning_closed')
        throw new BadControl('status is one of won, lost, warning_closed');
      return json(control.closeDispute(call.params['id'] ?? '', status));
    })
    .add('POST', '/_sandbox/refunds/:id/end', (call) => {
      const failed = textOf(controlBody(call), 'status') === 'failed';
      return json(control.endRefund(call.params['id'] ?? '', failed ? 'failed' : 'succeeded'));
    });
}
