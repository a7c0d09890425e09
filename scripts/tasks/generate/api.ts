import { readFileSync, writeFileSync } from 'node:fs';
import { apiFile, packageApi } from '../../documents/api/packageApi.ts';
import { apiPageFile, apiPageText } from '../../documents/pages/apiPage.ts';
import { writeUiEntryPoint } from '../../packages/components.ts';
import { publishable } from '../../packages/packPackages.ts';

writeUiEntryPoint();
for (const name of publishable) {
  writeFileSync(apiFile(name), await packageApi(name));
  process.stdout.write(`Wrote packages/${name}/api.md.\n`);
}

writeFileSync(apiPageFile, apiPageText(readFileSync(apiPageFile, 'utf8')));
process.stdout.write('Wrote docs/api.md.\n');
