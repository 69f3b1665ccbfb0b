import type { z } from 'zod';
import type { ErrorCode } from '@/lib/kernel/error-codes';
import type { Permission } from '@/lib/permissions/permissions';

/**
 * Who may call a route; enforced before a handler runs (D2, D3).
 * - `public`: anybody; a `{tenant}` with a `{slug}` must be the slug's owner, else 404.
 * - `open`: as `public`, but a user of the tenant in the path with the permission acts as one, as do staff with it.
 * - `user`: anybody logged in.
 * - `linked`: anybody, logged in or not: the handler verifies a signed link in the body instead.
 * - `tenant`: a user of the tenant in the path (else 404) with the permission (else 403); staff with it, for any
 * tenant.
 * - `staff`: a superadmin with the permission.
 * - `signed`: the handler verifies the caller's signature over the raw body.
 */
type Access = 'public' | 'open' | 'user' | 'linked' | 'tenant' | 'staff' | 'signed';

/** The contract of one API call: validation, OpenAPI, types and the typed client all derive from it. */
export interface RouteContract<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  /** `area.verb`, unique. */
  id: string;
  method: 'get' | 'post';
  /** In OpenAPI notation, `/api/{tenant}/…`. */
  path: string;
  summary: string;
  access: Access;
  permission?: Permission;
  /**
   * Answers visitors also before they have entered a private store, which hides behind a 404 otherwise (S3.5-11): for the
   * calls of its entry page.
   */
  beforeEntry?: true;
  /** Answers also users who must first set up a second factor (D42-5): their set-up, who they are, and logging out. */
  beforeTwoFactor?: true;
  /** Only for users with a confirmed address: calls that send mail to other people in their name. */
  verifiedOnly?: true;
  params: Params;
  query: Query;
  /** Absent for calls without a body. */
  body?: Body;
  /** The accepted body formats; default `json`. */
  bodyKind?: 'json' | 'json-or-multipart' | 'multipart' | 'raw' | 'bytes';
  /** Maximum bytes of a `bytes` or `raw` body. */
  bodyLimit?: number;
  /** The schema of `data`, or of the whole answer if `bare` (D19-3). */
  response: Response;
  bare?: boolean;
  /** Status of the answer; default 200. 202: the work goes on as a job, and the answer says where to follow it. */
  status?: 200 | 202;
  /** Errors besides the usual 400, 401, 403, 404, 413, 422 and 500. */
  errors?: ErrorCode[];
  /** Supports `Idempotency-Key` (D26-1). */
  idempotent?: boolean;
  /** How many seconds the caller may cache a public answer. */
  maxAge?: number;
  example: {
    params?: Record<string, string>;
    query?: Record<string, string>;
    request?: unknown;
    response: unknown;
  };
}

/** Returns the contract unchanged, with its exact type. */
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
