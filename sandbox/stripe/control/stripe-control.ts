import type { Region } from '@/lib/kernel/regions';
import type { Mischief } from '@/sandbox/shared/mischief';
import { changeAccount, type Account, type AccountChange } from '../accounts/account';
import { knownAccount } from '../accounts/known-account';
import type { ApiCall } from '../api/api-call';
import { Fault } from '../api/fault';
import { closeDispute, openDispute, type NewDispute } from '../disputes/dispute';
import { confirmIntent } from '../intents/confirm';
import { layPayment, type PaidIntentInput } from '../intents/known-intent';
import { warnOfFraud, type FraudWarning } from '../disputes/fraud-warning';
import { setTaxActive, type TaxSettings } from '../tax/settings';
import { seconds } from '../new-id';
import type { Dispute } from '../disputes/objects';
import type { Intent, Owner, Refund } from '../objects';
import type { EventRecord, TransactionRecord } from '../records';
import { createRefund, endRefund } from '../refunds/handlers';
import { emit } from '../webhooks/emit';
import type { World } from '../world';
import type { PlannedFault } from './fault-plan';
import type { PlannedProcessing } from './processing-plan';

/** Controls for tests, in addition to the provider's API. */
export class StripeControl {
  constructor(private readonly world: World) {}

  setWebhook(target: Parameters<World['webhooks']['setTarget']>[0]): void {
    this.world.webhooks.setTarget(target);
  }

  /** Drops, doubles, delays, reverses or holds the next webhooks. */
  mischief(entry: Mischief): void {
    this.world.webhooks.outbox.plan.add(entry);
  }

  /** Sends held webhooks; returns their number. */
  release(): number {
    return this.world.webhooks.outbox.release();
  }

  /** Posts these events now, in this order (also again); returns the statuses, 0 for no answer. */
  deliver(ids: readonly string[]): Promise<number[]> {
    return this.world.webhooks.deliver(ids);
  }

  /** Resolves when no webhook is being sent or waiting for a retry. */
  settled(): Promise<void> {
    return this.world.webhooks.outbox.settled();
  }

  /** Events, oldest first; `subject` is the id of their object. */
  events(filter: { type?: string | undefined; subject?: string | undefined } = {}): EventRecord[] {
    return [...this.world.events.values()].filter(
      (event) =>
        (filter.type === undefined || event.type === filter.type) &&
        (filter.subject === undefined || event.subject === filter.subject),
    );
  }

  fault(fault: PlannedFault): void {
    this.world.faults.add(fault);
  }

  processing(plan: PlannedProcessing): void {
    this.world.processing.plan(plan);
  }

  intent(id: string): Intent | undefined {
    return this.world.intents.get(id)?.intent;
  }

  /** Tax transactions of an account (sales and reversals), oldest first. */
  taxReports(account: string): TransactionRecord[] {
    return [...this.world.transactions.values()].filter((record) => record.account === account);
  }

  /** Stores a past successful payment without sending events. */
  paidIntent(owner: Owner, input: PaidIntentInput): Intent {
    return layPayment(this.world, owner, input).intent;
  }

  /** Confirms a payment with a card number, as the browser would; a 402 is returned as its error. */
  pay(id: string, card = '4242424242424242'): unknown {
    const record = this.world.intents.get(id);
    if (!record) throw new Error(`no intent ${id}`);
    const data = {
      type: 'card',
      card: {
        number: card,
        exp_month: '12',
        exp_year: String(new Date(seconds() * 1000).getUTCFullYear() + 5),
        cvc: '123',
      },
    };
    const secret = record.intent.client_secret;
    const call = callFor(record, {
      payment_method_data: data,
      client_secret: secret,
      use_stripe_sdk: 'true',
    });
    try {
      return confirmIntent(this.world, { ...call, kind: 'publishable', params: { id } });
    } catch (cause) {
      if (cause instanceof Fault) return { error: cause.error };
      throw cause;
    }
  }

  /** The buyer's bank disputes a payment, or asks about it, and sends the webhooks. */
  dispute(intentId: string, wanted: Partial<NewDispute> = {}): Dispute {
    const charge = this.world.intents.get(intentId)?.intent.latest_charge;
    if (!charge) throw new Error(`no payment ${intentId}`);
    return openDispute(this.world, charge, { reason: 'fraudulent', inquiry: false, ...wanted });
  }

  /** The bank decides a dispute, or lets an inquiry rest. */
  closeDispute(id: string, status: Parameters<typeof closeDispute>[2]): Dispute {
    const record = this.world.disputes.get(id);
    if (!record) throw new Error(`no dispute ${id}`);
    return closeDispute(this.world, record, status);
  }

  /** A refund by the account's owner in the provider's dashboard, with its webhooks. */
  refund(intentId: string, amount: number): Refund {
    const record = this.world.intents.get(intentId);
    if (!record) throw new Error(`no payment ${intentId}`);
    const form = { payment_intent: intentId, amount: String(amount), reason: 'requested_by_customer' };
    return createRefund(this.world, callFor(record, form));
  }

  /** A pending refund arrives, or one fails, and sends the webhooks. */
  endRefund(id: string, status: 'succeeded' | 'failed'): Refund {
    return endRefund(this.world, id, status);
  }

  /** Changes a connected account's state, such as whether it may charge, and sends the webhook. */
  account(region: Region, id: string, change: boolean | AccountChange): Account {
    const record = knownAccount(this.world, region, id);
    if (!record) throw new Error(`no account ${id}`);
    const name = typeof change === 'string' ? change : change ? 'enabled' : 'disabled';
    changeAccount(record.details, name);
    this.world.accounts.put(record);
    emit(this.world, { region, account: id }, 'account.updated', record.details);
    return record.details;
  }

  /** An account's owner sets its tax up, or has not yet; sends the webhook. */
  tax(region: Region, account: string, active: boolean): TaxSettings {
    if (!knownAccount(this.world, region, account)) throw new Error(`no account ${account}`);
    return setTaxActive(this.world, { region, account }, active);
  }

  /** The bank of a payment's buyer warns of fraud. */
  warn(intentId: string): FraudWarning {
    const charge = this.world.intents.get(intentId)?.intent.latest_charge;
    if (!charge) throw new Error(`no payment ${intentId}`);
    return warnOfFraud(this.world, charge);
  }

  /** Expires every unused onboarding link. */
  expireLinks(): void {
    for (const link of [...this.world.links.values()]) this.world.links.put({ ...link, expires: 0 });
  }

  /** Connected accounts created through the API, oldest first. */
  accounts(): Account[] {
    return [...this.world.accounts.values()].map(({ details }) => details);
  }

  reset(): void {
    this.world.reset();
  }
}

function callFor(owner: Owner, form: ApiCall['form']): ApiCall {
  return {
    owner: { region: owner.region, account: owner.account },
    kind: 'secret',
    form,
    params: {},
    requestId: 'req_sandbox',
    idempotencyKey: null,
  };
}
