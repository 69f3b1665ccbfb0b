import { writeFileSync } from 'node:fs';
import { PARAMS_FILE } from './known-params';
import { paramsFile } from './params-file';
import { readStripeTypes } from './stripe-types';

// npx tsx sandbox/stripe/schema/write-params.ts: after an update of the client library, or with a new call.
writeFileSync(PARAMS_FILE, paramsFile(readStripeTypes()));
