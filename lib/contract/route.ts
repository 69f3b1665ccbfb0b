import type { z } from 'zod';
import type { ErrorCode } from '@/lib/kernel/error-codes';
import type { Permission } from '@/lib/permissions/permissions';

/**
 * Who may call a route; the door enforces it before a handler runs (DECISIONS 2, 3).
 * - `public`: anybody; a `{tenant}` with a `{slug}` must be the slug's owner, else 404.
 * - `open`: as `public`, but a user of the tenant in the path with the permission acts as one, as do staff with it.
 * - `user`: anybody logged in.
 * - `linked`: anybody logged in, or nobody: the handler verifies the signed link that the body brings instead.
 * - `tenant`: a user of the tenant in the path (else 404) with the permission (else 403); staff with it, for any tenant.
 * - `staff`: a superadmin with the permission.
 * - `signed`: the handler verifies the caller's signature over the raw body.
 */
type Access = 'public' | 'open' | 'user' | 'linked' | 'tenant' | 'staff' | 'signed';

/** One call of the tenant API: validation, OpenAPI, types and the typed client all come from it (DESIGN "One picture"). */
export interface RouteContract<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  /** `area.verb`, unique. */
  id: string;
  method: 'get' | 'post';
  /** As OpenAPI writes it, `/api/{tenant}/…`. */
  path: string;
  summary: string;
  access: Access;
  permission?: Permission;
  /** Only for somebody whose address is confirmed: what writes to other people in their name. */
  verifiedOnly?: true;
  params: Params;
  query: Query;
  /** Absent for calls without a body. */
  body?: Body;
  /** How the body may come; `json` unless said. */
  bodyKind?: 'json' | 'json-or-multipart' | 'multipart' | 'raw' | 'bytes';
  /** The most bytes of a body that is `bytes`. */
  bodyLimit?: number;
  /** The schema of `data`, or of the whole answer when `bare` (DECISIONS 19). */
  response: Response;
  bare?: boolean;
  /** Refusals beside the usual 400, 401, 403, 404, 413, 422 and 500. */
  errors?: ErrorCode[];
  /** Honours `Idempotency-Key` (DECISIONS 26). */
  idempotent?: boolean;
  /** Seconds a public answer may be cached by the caller. */
  maxAge?: number;
  example: {
    params?: Record<string, string>;
    query?: Record<string, string>;
    request?: unknown;
    response: unknown;
  };
}

/** Gives a contract its exact types. */
export function route<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Response extends z.ZodType,
>(contract: RouteContract<Params, Query, Body, Response>): RouteContract<Params, Query, Body, Response> {
  return contract;
}

export type AnyRoute = RouteContract<z.ZodObject, z.ZodObject, z.ZodType, z.ZodType>;
export type ParamsOf<R extends AnyRoute> = z.output<R['params']>;
export type QueryOf<R extends AnyRoute> = z.output<R['query']>;
export type BodyOf<R extends AnyRoute> = z.output<NonNullable<R['body']>>;
export type BodyInputOf<R extends AnyRoute> = z.input<NonNullable<R['body']>>;
export type ResponseOf<R extends AnyRoute> = z.output<R['response']>;
