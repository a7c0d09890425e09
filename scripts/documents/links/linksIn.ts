/** A link or a picture in a document. */
export interface Link {
  readonly line: number;
  /** Where it leads, as written. */
  readonly target: string;
  /** The text of a link, or the description of a picture. */
  readonly text: string;
  readonly isPicture: boolean;
}

const patterns: readonly RegExp[] = [
  /(?<picture>!?)\[(?<text>(?:[^\][]|\[[^\]]*\])*)\]\((?<target>[^)\s]+)\)/g,
  /^\[(?<text>[^\]]+)\]: (?<target>\S+)$/gm,
  /<a\s[^>]*?href="(?<target>[^"]*)"[^>]*>(?<text>[^<]*)/g,
  /<(?<picture>img)\s[^>]*?src="(?<target>[^"]*)"[^>]*?(?:alt="(?<text>[^"]*)")?[^>]*>/g,
  /<source\s[^>]*?srcset="(?<target>[^"]*)"[^>]*>/g,
];

/** The links and pictures of a document in Markdown or MDX, those in code left out. */
export function linksIn(markdown: string): Link[] {
  const prose = withoutCode(markdown);
  return patterns
    .flatMap((pattern) => [...prose.matchAll(pattern)])
    .flatMap(({ index, 0: whole, groups = {} }) => {
      const { target = '', text = '', picture = '' } = groups;
      const line = prose.slice(0, index).split('\n').length;
      const isPicture = picture !== '';
      const alt = isPicture ? /\balt="([^"]*)"/.exec(whole)?.[1] : undefined;
      const link = { line, target, text: alt ?? text, isPicture };
      // A picture that is a link holds one more.
      return [link, ...linksIn(isPicture ? '' : text).map((inner) => ({ ...inner, line }))];
    });
}

/** The anchors of a document, as GitHub makes them of its headings. */
export function anchorsIn(markdown: string): Set<string> {
  const anchors = new Set<string>();
  for (const { 1: heading = '' } of withoutFences(markdown).matchAll(/^#{1,6} (.+)$/gm)) {
    const base = anchorOf(heading);
    let anchor = base;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${base}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}

function anchorOf(heading: string): string {
  return heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}

/** The pieces of inline code of a document. */
export function codeIn(markdown: string): { line: number; code: string }[] {
  const prose = withoutFences(markdown);
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(({ index, 1: code = '' }) => ({
    line: prose.slice(0, index).split('\n').length,
    code,
  }));
}

function withoutCode(markdown: string): string {
  return withoutFences(markdown).replaceAll(/`[^`\n]*`/g, blank);
}

function withoutFences(markdown: string): string {
  return markdown
    .replaceAll(/^( *)```.*\n[\s\S]*?^\1```$/gm, blank)
    .replaceAll(/<!--[\s\S]*?-->/g, blank);
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}
