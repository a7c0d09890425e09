import { configureGlobal } from 'fast-check';

// In the long run, properties that name no number of runs themselves try a hundred times as many.
configureGlobal({ numRuns: 10_000 });
