import { testBrowser } from './testBrowser.ts';

await testBrowser('chromium');
