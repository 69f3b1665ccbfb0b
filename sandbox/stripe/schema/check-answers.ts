import type Stripe from 'stripe';
import { API_ROUTES } from '../api/routes';
import { ValueCheck } from './check-value';
import { callName, type StripeTypes } from './stripe-types';

/** One answer of the stand-in, as it went over the wire. */
export interface Recorded {
  method: string;
  path: string;
  status: number;
  body: unknown;
}

/** The HTTP of a client, with a note of every answer. */
export function recordingFetch(notes: Recorded[]): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const body: unknown = await answer.clone().json();
    notes.push({ method: init?.method ?? 'GET', path: pathname, status: answer.status, body });
    return answer;
  };
}

function routeName({ method, path }: Recorded): string | null {
  const match = API_ROUTES.find(method, path);
  return match === null || match === 'method' ? null : match.target.name;
}

/** The routes that were answered with success at least once. */
export function visited(notes: readonly Recorded[]): Set<string> {
  return new Set(notes.filter(({ status }) => status === 200).map((note) => routeName(note) ?? ''));
}

type ErrorBody = { error: { payment_intent?: unknown; payment_method?: unknown; setup_intent?: unknown } };

/** What answers and events have otherwise than the client library's types. */
export class AnswerCheck {
  private readonly values: ValueCheck;

  constructor(private readonly types: StripeTypes) {
    this.values = new ValueCheck(types.checker);
  }

  answer(note: Recorded): string[] {
    const name = routeName(note);
    if (note.status !== 200) return this.failure(note.body as ErrorBody);
    const [method = '', path = ''] = (name ?? '').split(' ');
    const call = this.types.calls.get(callName(method, path));
    if (!call) return [];
    const { body } = note as { body: Stripe.ApiList<unknown> };
    if (!call.list) return this.values.problems(call.answer, body, name ?? path);
    const keys = Object.keys(body).sort().join();
    const frame = keys === 'data,has_more,object,url' ? [] : [`${path} is a list of ${keys}`];
    return frame.concat(
      body.data.flatMap((item, index) =>
        this.values.problems(call.answer, item, `${name ?? path}[${index}]`),
      ),
    );
  }

  event(body: string): string[] {
    const event = JSON.parse(body) as { type: string };
    return this.values.problems(this.types.event, event, event.type);
  }

  /** The objects inside an error. */
  private failure({ error }: ErrorBody): string[] {
    return Object.entries(error).flatMap(([key, value]) => {
      const call = this.types.calls.get(`GET /v1/${key}s/:x`);
      return call && typeof value === 'object'
        ? this.values.problems(call.answer, value, `error.${key}`)
        : [];
    });
  }
}
