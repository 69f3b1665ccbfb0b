import { otherMethods } from '@/app/other-methods';
import { NextResponse } from 'next/server';
import { z } from 'zod';
import { AppError } from '@/lib/kernel/app-error';
import { serverCall } from '@/lib/client/server';
import { readTemporaryStore } from '@/lib/modules/event-builder/contract/read-temporary-store';
import { storeToken } from '@/lib/modules/uploads/contract/store-token';
import { TEMPORARY_STORE_COOKIE, TEMPORARY_STORE_DAYS } from '@/lib/modules/event-builder/rules/kept-store';
import { appEnv } from '@/lib/env/app';
import { ApiError } from '@/lib/client/api-error';
import { languageOf } from '@/lib/tenant-api/context/language';
import { readLimited } from '@/lib/tenant-api/context/read-body';
import { errorResponse } from '@/lib/tenant-api/errors/to-response';
import { requestIdOf } from '@/lib/tenant-api/router';
import { checkCsrf } from '../../_proxy/check-csrf';

export const dynamic = 'force-dynamic';

const LARGEST = 1000;
const DAY_SECONDS = 86_400;
const body = z.strictObject({ token: storeToken });

async function tokenOf(request: Request): Promise<string> {
  const text = new TextDecoder().decode(await readLimited(request, LARGEST));
  try {
    return body.parse(JSON.parse(text)).token;
  } catch (cause) {
    throw new AppError('not_found', { cause });
  }
}

async function isThere(token: string): Promise<boolean> {
  try {
    await serverCall(readTemporaryStore, { params: { token } });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}

function answer(token: string, days: number): Response {
  const response = NextResponse.json({ kept: days > 0 }, { headers: { 'cache-control': 'no-store' } });
  response.cookies.set(TEMPORARY_STORE_COOKIE, token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: days * DAY_SECONDS,
    secure: appEnv().PUBLIC_URL.startsWith('https:'),
  });
  return response;
}

async function guarded(request: Request, work: () => Promise<Response>): Promise<Response> {
  try {
    checkCsrf(request);
    return await work();
  } catch (error) {
    return errorResponse(error, languageOf(new URL(request.url)), requestIdOf(request));
  }
}

/**
 * Keeps a temporary store's token in an HttpOnly cookie, so that this browser and, after registration, the account's
 * pages find the store (S4). 404 for an invalid token.
 */
export function POST(request: Request): Promise<Response> {
  return guarded(request, async () => {
    const token = await tokenOf(request);
    if (!(await isThere(token))) throw new AppError('not_found');
    return answer(token, TEMPORARY_STORE_DAYS);
  });
}

/** Removes the cookie; the store stays for whoever has its link. */
export function DELETE(request: Request): Promise<Response> {
  return guarded(request, () => Promise.resolve(answer('', 0)));
}

const refuse = otherMethods('POST, DELETE, OPTIONS');
export { refuse as GET, refuse as PUT, refuse as PATCH };
