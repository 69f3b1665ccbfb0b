import pino from 'pino';
import { appEnv } from './app';

let logger: pino.Logger | undefined;

/**
 * The process's structured log. Callers log ids, codes and counts, never names, addresses, codes or tokens; redaction
 * is only a second line of defence.
 */
export function log(): pino.Logger {
  logger ??= pino({
    level: appEnv().LOG_LEVEL,
    base: { service: 'merchloom' },
    redact: {
      paths: [
        '*.email',
        '*.password',
        '*.token',
        '*.authorization',
        '*.cookie',
        '*.phone',
        '*.name',
        '*.promo_code',
      ],
      censor: '[redacted]',
    },
  });
  return logger;
}
