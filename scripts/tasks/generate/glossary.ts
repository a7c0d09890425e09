import { writeFileSync } from 'node:fs';
import { entities } from '@facturatie/api-contract';
import { glossaryFile } from '../../glossary/glossaryFile.ts';
import { glossaryText } from '../../glossary/glossaryText.ts';

writeFileSync(glossaryFile, glossaryText(entities));
process.stdout.write('Wrote docs/glossary.md.\n');
