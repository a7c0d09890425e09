import { writeFileSync } from 'node:fs';
import { apiFile, packageApi, packagesWithApi } from '../api/packageApi.ts';

for (const name of packagesWithApi) {
  writeFileSync(apiFile(name), await packageApi(name));
  process.stdout.write(`Wrote packages/${name}/api.md.\n`);
}
