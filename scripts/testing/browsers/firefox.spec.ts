import { testBrowser } from './testBrowser.ts';

await testBrowser('firefox');
