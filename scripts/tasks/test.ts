import { runTests } from '../testing/runTests.ts';
import { coreSuites } from '../testing/suites.ts';

await runTests(coreSuites);
