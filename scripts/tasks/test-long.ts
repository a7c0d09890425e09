import { runTests } from '../testing/runTests.ts';
import { longSuites } from '../testing/suites.ts';

/** LONG makes property and fault tests try longer; STORIES shows every story in every mode. */
await runTests(longSuites, { LONG: '1', STORIES: 'all' });
