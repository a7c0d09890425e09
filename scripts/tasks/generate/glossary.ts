import { writeFileSync } from 'node:fs';
import { entities } from '@facturatie/api-contract';
import { glossaryFile, glossaryText } from '../../documents/glossary/glossaryText.ts';

writeFileSync(glossaryFile, glossaryText(entities));
process.stdout.write('Wrote docs/glossary.md.\n');
