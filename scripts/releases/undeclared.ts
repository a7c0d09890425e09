import { type Bump, bumps, type Changeset } from './pendingChangesets.ts';

/** A package as it was released and as it is. */
export interface Compared {
  readonly name: string;
  /** The version of the last release. */
  readonly version: string;
  /** What installers could use, and what was said of it, by its name. */
  readonly released: ReadonlyMap<string, string>;
  readonly today: ReadonlyMap<string, string>;
}

type Kind = 'gone' | 'now needed' | 'changed' | 'new';

interface Change {
  readonly kind: Kind;
  /** `ButtonProps.isPending`. */
  readonly thing: string;
  readonly was?: string | undefined;
  readonly is?: string | undefined;
}

/** How far a version must go for a change: before 1.0 what breaks is a minor version (semver, 4). */
function neededBump(kind: Kind, version: string): Bump {
  const breaks = kind === 'gone' || kind === 'now needed';
  if (version.startsWith('0.')) return breaks ? 'minor' : 'patch';
  return breaks ? 'major' : 'minor';
}

/**
 * What installers of a package will notice and no changeset tells them; '' when all is told. A changeset
 * tells of what it names, and of everything new.
 */
export function undeclared(compared: Compared, changesets: readonly Changeset[]): string {
  const untold = changesOf(compared).filter(
    (change) => !changesets.some((changeset) => tells(changeset, change, compared)),
  );
  if (untold.length === 0) return '';
  const bump = untold
    .map(({ kind }) => neededBump(kind, compared.version))
    .toSorted((one, other) => bumps.indexOf(other) - bumps.indexOf(one))[0];
  const lines = untold.map(
    ({ kind, thing, was, is }) =>
      `  ${kind.padEnd(10)} ${thing}${was ? `\n${' '.repeat(13)}was: ${was}` : ''}${is ? `\n${' '.repeat(13)}is:  ${is}` : ''}`,
  );
  const named = untold.map(({ kind, thing }) => `\`${thing}\` is ${kind}: …`).join('\n');
  return `${compared.name}: installers will notice this, and no changeset tells them.

${lines.join('\n')}

Was it not meant? Put it back. Otherwise tell them: write .changeset/a-few-words.md (or let
\`npm run changeset\` ask), with what to do instead:

---
'${compared.name}': ${bump}
---

${named}

Before 1.0 what breaks is a minor version and anything else a patch; from 1.0 on what breaks is major,
anything else minor. More: docs/contributing/releasing.md.`;
}

function changesOf({ released, today }: Compared): Change[] {
  const gone = [...released].filter(
    ([thing]) => !today.has(thing) && !isInside(thing, (owner) => !today.has(owner)),
  );
  const kept = [...released].filter(([thing, was]) => today.has(thing) && today.get(thing) !== was);
  const added = [...today].filter(
    ([thing]) => !released.has(thing) && !isInside(thing, (owner) => !released.has(owner)),
  );
  return [
    ...gone.map(([thing, was]): Change => ({ kind: 'gone', thing: bare(thing), was })),
    ...kept.map(([thing, was]): Change => {
      const is = today.get(thing);
      const kind = isOptional(was) && !isOptional(is) ? 'now needed' : 'changed';
      return { kind, thing: bare(thing), was, is };
    }),
    ...added.map(([thing, is]): Change => {
      const isNeeded = /(Props|Options)\.\w+$/.test(thing) && !isOptional(is);
      return { kind: isNeeded ? 'now needed' : 'new', thing: bare(thing), is };
    }),
  ];
}

/** Without the entry that it is imported from. */
const bare = (thing: string): string => thing.slice(thing.indexOf(' ') + 1);

const isOptional = (said = ''): boolean => /^(readonly )?[\w'"-]+\?/.test(said);

/** Whether a member goes with its type, which is told of by itself. */
function isInside(thing: string, isToo: (owner: string) => boolean): boolean {
  const dot = thing.indexOf('.', thing.indexOf(' '));
  return dot !== -1 && isToo(thing.slice(0, dot));
}

function tells(
  { packages, text }: Changeset,
  { kind, thing }: Change,
  { name, version }: Compared,
): boolean {
  const bump = packages.get(name);
  if (bump === undefined) return false;
  if (bumps.indexOf(bump) < bumps.indexOf(neededBump(kind, version))) return false;
  if (kind === 'new') return true;
  const words = new Set(text.match(/[\w$]+/g));
  return thing.split('.').some((part) => words.has(part));
}
