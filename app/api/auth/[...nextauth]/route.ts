import NextAuth from 'next-auth';
import type { NextRequest } from 'next/server';
import { provideAuthUrl } from '@/lib/env/auth-url';
import { authOptions } from '../auth-options';

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

async function answer(request: NextRequest, context: Context): Promise<Response> {
  provideAuthUrl();
  const response: Response = await NextAuth(request, context, authOptions());
  return response;
}

export { answer as GET, answer as POST };
