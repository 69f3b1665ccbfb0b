import { Collection } from '@/sandbox/shared/collection';
import type {
  AccountLinkRecord,
  AccountRecord,
  BalanceRecord,
  CalculationRecord,
  ChargeRecord,
  CustomerRecord,
  DisputeRecord,
  DomainRecord,
  EndpointRecord,
  EventRecord,
  FeeRecord,
  IdempotencyRecord,
  IntentRecord,
  MethodRecord,
  RefundRecord,
  RegistrationRecord,
  SetupRecord,
  TaxReferenceRecord,
  TaxSettingsRecord,
  TokenRecord,
  TransactionRecord,
  WarningRecord,
} from './records';
import { FaultPlan } from './control/fault-plan';
import { ProcessingPlan } from './control/processing-plan';
import { Webhooks } from './webhooks/webhooks';

/** All data of the stand-in. Every collection has a maximum size; look-ups are by id. */
export class World {
  readonly intents = new Collection<IntentRecord>('intents', 5_000);
  readonly charges = new Collection<ChargeRecord>('charges', 5_000);
  readonly refunds = new Collection<RefundRecord>('refunds', 5_000);
  readonly disputes = new Collection<DisputeRecord>('disputes', 5_000);
  readonly warnings = new Collection<WarningRecord>('warnings', 2_000);
  readonly balance = new Collection<BalanceRecord>('balance_transactions', 10_000);
  readonly fees = new Collection<FeeRecord>('application_fees', 5_000);
  readonly customers = new Collection<CustomerRecord>('customers', 2_000);
  readonly setups = new Collection<SetupRecord>('setup_intents', 2_000);
  readonly domains = new Collection<DomainRecord>('payment_method_domains', 2_000);
  readonly endpoints = new Collection<EndpointRecord>('webhook_endpoints', 100);
  readonly taxSettings = new Collection<TaxSettingsRecord>('tax_settings', 2_000);
  readonly registrations = new Collection<RegistrationRecord>('tax_registrations', 2_000);
  readonly methods = new Collection<MethodRecord>('methods', 5_000);
  readonly tokens = new Collection<TokenRecord>('tokens', 2_000);
  readonly calculations = new Collection<CalculationRecord>('calculations', 5_000);
  readonly transactions = new Collection<TransactionRecord>('transactions', 5_000);
  readonly references = new Collection<TaxReferenceRecord>('references', 5_000);
  readonly accounts = new Collection<AccountRecord>('accounts', 2_000);
  readonly links = new Collection<AccountLinkRecord>('account_links', 2_000);
  readonly events = new Collection<EventRecord>('events', 2_000);
  readonly idempotency = new Collection<IdempotencyRecord>('idempotency', 5_000);
  readonly faults = new FaultPlan();
  readonly processing = new ProcessingPlan();
  readonly webhooks = new Webhooks(this.events);
  /** The stand-in's own origin; set once it listens. */
  origin = '';

  get collections(): Collection<never>[] {
    const all = [
      this.intents,
      this.charges,
      this.refunds,
      this.disputes,
      this.warnings,
      this.balance,
      this.fees,
      this.customers,
      this.setups,
      this.domains,
      this.endpoints,
      this.taxSettings,
      this.registrations,
      this.methods,
      this.tokens,
      this.calculations,
      this.transactions,
      this.references,
      this.accounts,
      this.links,
      this.events,
      this.idempotency,
    ];
    return all as unknown as Collection<never>[];
  }

  reset(): void {
    for (const collection of [...this.collections]) collection.clear();
    this.faults.clear();
    this.processing.clear();
    this.webhooks.reset();
  }

  close(): void {
    this.processing.clear();
    this.webhooks.close();
  }
}
