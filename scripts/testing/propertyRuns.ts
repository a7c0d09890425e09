import { configureGlobal } from 'fast-check';

// How often properties are tried that name no number of runs themselves; each project sets its own.
configureGlobal({ numRuns: Number(process.env['PROPERTY_RUNS']) });
