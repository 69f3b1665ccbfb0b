import { appEnv } from './app';

/**
 * Gives next-auth its address where the environment named none: it reads the variable by itself, and without it would
 * take its own guess for the public one.
 */
export function provideAuthUrl(): void {
  process.env.NEXTAUTH_URL ||= appEnv().PUBLIC_URL;
}
