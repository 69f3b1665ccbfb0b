import fc from 'fast-check';
import { propertyRuns } from './property-runs';

/** fast-check's own number of runs, for properties that name none. Only the nightly run loads this file. */
fc.configureGlobal({ numRuns: propertyRuns(100) });
