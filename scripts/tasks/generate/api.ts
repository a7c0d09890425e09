import { readFileSync, writeFileSync } from 'node:fs';
import { apiFile, packageApi, packagesWithApi } from '../../api/packageApi.ts';
import { apiPageFile, apiPageText } from '../../docs/apiPage.ts';

for (const name of packagesWithApi) {
  writeFileSync(apiFile(name), await packageApi(name));
  process.stdout.write(`Wrote packages/${name}/api.md.\n`);
}

writeFileSync(apiPageFile, apiPageText(readFileSync(apiPageFile, 'utf8')));
process.stdout.write('Wrote docs/api.md.\n');
