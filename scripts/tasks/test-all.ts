import { runTests } from '../testing/runTests.ts';
import { coreSuites, restSuites } from '../testing/suites.ts';

await runTests([...coreSuites, ...restSuites]);
