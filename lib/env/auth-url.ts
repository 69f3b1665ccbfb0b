import { appEnv } from './app';

/**
 * Sets next-auth's URL variable if the environment has not: next-auth reads it itself, and would otherwise guess its
 * public URL.
 */
export function provideAuthUrl(): void {
  process.env.NEXTAUTH_URL ||= appEnv().PUBLIC_URL;
}
