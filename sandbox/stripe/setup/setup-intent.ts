import type { ApiCall } from '../api/api-call';
import { bool, metadataOf, nested, text } from '../api/read';
import { allowedTypes, threeDSecureOf } from '../intents/new-intent';
import { applicationOf } from '../money/balance';
import { newStripeId, seconds } from '../new-id';
import type { ApiErrorBody, Metadata } from '../objects';

type SetupStatus =
  'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'succeeded' | 'canceled';

/** A card that is to be kept for later payments. */
export interface SetupIntent {
  id: string;
  object: 'setup_intent';
  allowed_payment_method_types: string[] | null;
  application: string | null;
  automatic_payment_methods: { allow_redirects: string; enabled: boolean };
  cancellation_reason: string | null;
  client_secret: string;
  created: number;
  customer: string | null;
  customer_account: null;
  description: string | null;
  excluded_payment_method_types: null;
  flow_directions: null;
  last_setup_error: ApiErrorBody | null;
  latest_attempt: string | null;
  livemode: false;
  mandate: null;
  metadata: Metadata;
  next_action: Record<string, unknown> | null;
  on_behalf_of: null;
  payment_method: string | null;
  payment_method_configuration_details: null;
  payment_method_options: { card: Record<string, unknown> };
  payment_method_types: string[];
  single_use_mandate: null;
  status: SetupStatus;
  usage: string;
}

/** A new setup intent from the form, before its card. */
export function newSetupIntent({ form, owner }: ApiCall): SetupIntent {
  const id = newStripeId('seti');
  const automatic = nested(form, 'automatic_payment_methods') ?? {};
  return {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: allowedTypes(form),
    application: applicationOf(owner),
    automatic_payment_methods: {
      allow_redirects: text(automatic, 'allow_redirects') ?? 'always',
      enabled: bool(automatic, 'enabled') ?? true,
    },
    cancellation_reason: null,
    client_secret: `${id}_secret_${newStripeId('s', 25).slice(2)}`,
    created: seconds(),
    customer: text(form, 'customer') ?? null,
    customer_account: null,
    description: text(form, 'description') ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: metadataOf(form),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: threeDSecureOf(form) },
    },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: text(form, 'usage') ?? 'off_session',
  };
}
