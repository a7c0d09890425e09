import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../root.ts';
import { type Text, textsIn } from './textsIn.ts';

/** A text and the file it is in, from the root of the repository. */
export interface ProductText extends Text {
  readonly file: string;
}

/** Every Dutch text of the product: of the app, the components, the server and what it prints. */
export function productTexts(): ProductText[] {
  return globSync(
    [
      'app/src/intl/*.nl-BE.ts',
      'app/src/intl/nl-BE.ts',
      'packages/*/src/**/intl/*nl-BE.ts',
      'packages/ui/src/components/*/*.keys.ts',
    ],
    { cwd: root },
  )
    .toSorted()
    .flatMap((file) =>
      textsIn(readFileSync(path.join(root, file), 'utf8')).map((text) => ({ ...text, file })),
    );
}
