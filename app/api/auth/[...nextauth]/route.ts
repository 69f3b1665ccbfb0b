import NextAuth from 'next-auth';
import { NextRequest } from 'next/server';
import { AppError, notFound } from '@/lib/kernel/app-error';
import { provideAuthUrl } from '@/lib/env/auth-url';
import { languageOf } from '@/lib/tenant-api/context/language';
import { readLimited } from '@/lib/tenant-api/context/read-body';
import { errorResponse } from '@/lib/tenant-api/errors/to-response';
import { requestIdOf } from '@/lib/tenant-api/router';
import { proxy } from '../../_proxy/proxy';
import { authOptions } from '../auth-options';

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

/** Maximum body size in bytes; next-auth itself has no limit. */
const LARGEST = 64_000;
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const JSON_TYPE = /^application\/json\s*(;|$)/i;

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** The same request with a valid body. Throws 400, 413 or 415. */
async function checked(request: NextRequest): Promise<NextRequest> {
  const body = Buffer.from(await readLimited(request, LARGEST)).toString('utf8');
  const type = request.headers.get('content-type') ?? '';
  if (!JSON_TYPE.test(type) && !FORM_TYPE.test(type)) throw new AppError('unsupported_media_type');
  if (JSON_TYPE.test(type) && !isObject(body)) throw new AppError('bad_request');
  const { url, method, headers } = request;
  return new NextRequest(url, { method, headers, body });
}

/** Passes next-auth's answers on; those that are plain text become the envelope of D19. */
async function answer(request: NextRequest, context: Context): Promise<Response> {
  try {
    const [action] = (await context.params).nextauth;
    // next-auth answers a GET on the callback with 500, and its `_log` endpoint logs any input: both are a 404 here.
    if (action === '_log' || (action === 'callback' && request.method !== 'POST')) throw notFound();
    provideAuthUrl();
    const asked = request.method === 'POST' ? await checked(request) : request;
    const response: Response = await NextAuth(asked, context, authOptions());
    const told = response.headers.get('content-type')?.startsWith('application/json');
    if (response.status < 400 || told) return response;
    throw response.status < 500 ? new AppError('bad_request') : new AppError('internal');
  } catch (error) {
    return errorResponse(error, languageOf(new URL(request.url)), requestIdOf(request));
  }
}

function elsewhere(request: Request): Promise<Response> {
  return proxy(request);
}

/** Other methods: answered in the API's envelope. */
export {
  answer as GET,
  answer as POST,
  elsewhere as HEAD,
  elsewhere as PUT,
  elsewhere as PATCH,
  elsewhere as DELETE,
  elsewhere as OPTIONS,
};
