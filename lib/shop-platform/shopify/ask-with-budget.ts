import { z } from 'zod';
import { AppError } from '@/lib/kernel/app-error';
import type { ShopAccess } from '../port';
import { ShopThrottled, type CallBudget } from '../product-types';
import { client } from './client';
import { inTime } from './errors';

const costs = z.object({
  cost: z.object({
    requestedQueryCost: z.number(),
    throttleStatus: z.object({ currentlyAvailable: z.number(), restoreRate: z.number() }),
  }),
});
const refusal = z.object({
  body: z.object({
    errors: z.object({
      graphQLErrors: z.array(z.object({ extensions: z.object({ code: z.string() }).partial().nullish() })),
    }),
    extensions: z.unknown(),
  }),
});

/** For an answer without figures: it cost nothing, as far as we know. */
const UNKNOWN: CallBudget = { cost: 0, available: 0, restoreRate: 100 };

function budgetOf(extensions: unknown): CallBudget {
  const said = costs.safeParse(extensions);
  if (!said.success) return UNKNOWN;
  const { requestedQueryCost, throttleStatus } = said.data.cost;
  const { currentlyAvailable: available, restoreRate } = throttleStatus;
  return { cost: requestedQueryCost, available, restoreRate };
}

/** A call that was refused because too many came before it, as our own error; any other as it is. */
function throttledOr(error: unknown): unknown {
  const said = refusal.safeParse(error);
  if (!said.success) return error;
  const { errors, extensions } = said.data.body;
  const isThrottled = errors.graphQLErrors.some((one) => one.extensions?.code === 'THROTTLED');
  return isThrottled ? new ShopThrottled(budgetOf(extensions)) : error;
}

interface Question<T> {
  query: string;
  variables?: Record<string, unknown>;
  shape: z.ZodType<T>;
  ms: number;
}

async function ask<T>({ shop, accessToken }: ShopAccess, { query, variables = {}, shape }: Question<T>) {
  const { api, library } = await client();
  const session = new library.Session({ id: shop, shop, state: '', isOnline: false, accessToken });
  const { data, extensions } = await new api.clients.Graphql({ session })
    .request(query, { variables })
    .catch((error: unknown) => {
      throw throttledOr(error);
    });
  const answer = shape.safeParse(data);
  if (!answer.success) throw new AppError('shop_platform_failed');
  return { data: answer.data, budget: budgetOf(extensions) };
}

/** What a shop answers, and what is left of what it lets us ask for. Throws `ShopThrottled`. S4-75. */
export function askWithBudget<T>(access: ShopAccess, question: Question<T>) {
  return inTime(question.ms, ask(access, question));
}
