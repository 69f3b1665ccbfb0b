import type { z } from 'zod';
import { AppError } from '@/lib/kernel/app-error';
import type { ShopAccess } from '../port';
import { client } from './client';
import { inTime } from './errors';

const CALL_MS = 3_000;

type Variables = Record<string, unknown>;

async function request<T>(
  { shop, accessToken }: ShopAccess,
  query: string,
  shape: z.ZodType<T>,
  variables: Variables,
): Promise<T> {
  const { api, library } = await client();
  const session = new library.Session({ id: shop, shop, state: '', isOnline: false, accessToken });
  const { data } = await new api.clients.Graphql({ session }).request(query, { variables });
  const answer = shape.safeParse(data);
  if (!answer.success) throw new AppError('shop_platform_failed');
  return answer.data;
}

/** One operation of the platform's Admin API; its answer as `shape` has it, within three seconds. S2.1-73. */
export function ask<T>(
  access: ShopAccess,
  query: string,
  shape: z.ZodType<T>,
  variables: Variables = {},
): Promise<T> {
  return inTime(CALL_MS, request(access, query, shape, variables));
}
