import { configure } from '@testing-library/react';

// A part that is loaded on demand is found within a second on a quiet machine only; the longer time is spent by tests
// that fail anyway.
configure({ asyncUtilTimeout: 10_000 });
