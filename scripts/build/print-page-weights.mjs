// Prints what each page of a build weighs, as JSON: node scripts/build/print-page-weights.mjs [the build's folder]
import { isAdminPage, pageWeights } from './page-weight.mjs';

const weights = pageWeights(process.argv[2] ?? '.next');
process.stdout.write(JSON.stringify(weights.map((one) => ({ ...one, admin: isAdminPage(one) }))));
