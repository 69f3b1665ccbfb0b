import { badRequest } from '../api/fault';
import type { Form } from '../api/form';
import { nested, text } from '../api/read';

/** Who is responsible for an account's fees, losses and requirements, and which dashboard its owner has. */
export interface Controller {
  fees: { payer: string };
  is_controller: true;
  losses: { payments: string };
  requirement_collection: string;
  stripe_dashboard: { type: string };
  type: 'application';
}

function oneOf(value: string | undefined, known: readonly string[], param: string): string {
  const [usual = ''] = known;
  if (value === undefined) return usual;
  if (!known.includes(value))
    throw badRequest(`Invalid ${param}: must be one of ${known.join(', ')}`, { param });
  return value;
}

/**
 * Reads the controller from a request; the API's default: the account is responsible itself and has the full dashboard.
 */
export function controllerOf(form: Form): Controller {
  const given = nested(form, 'controller') ?? {};
  if (form['controller'] !== undefined && text(form, 'type') !== undefined) {
    throw badRequest('You may only specify one of these parameters: controller, type.');
  }
  const part = (name: string, key: string) => text(nested(given, name) ?? {}, key);
  const fees = oneOf(part('fees', 'payer'), ['account', 'application'], 'controller[fees][payer]');
  const losses = oneOf(part('losses', 'payments'), ['stripe', 'application'], 'controller[losses][payments]');
  if (losses === 'application' && fees === 'account') {
    throw badRequest('When the application bears losses, it must also be the payer of fees.', {
      param: 'controller[losses][payments]',
    });
  }
  const collection = text(given, 'requirement_collection');
  return {
    fees: { payer: fees },
    is_controller: true,
    losses: { payments: losses },
    requirement_collection: oneOf(
      collection,
      ['stripe', 'application'],
      'controller[requirement_collection]',
    ),
    stripe_dashboard: {
      type: oneOf(
        part('stripe_dashboard', 'type'),
        ['full', 'express', 'none'],
        'controller[stripe_dashboard][type]',
      ),
    },
    type: 'application',
  };
}
