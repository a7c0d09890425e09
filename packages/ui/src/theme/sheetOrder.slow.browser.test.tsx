import { afterEach, expect, test } from 'vitest';
import { showInPage } from '../testing/showInPage.tsx';
import { storyElements } from '../testing/storyElements.tsx';

const galleries = storyElements(
  import.meta.glob('../components/*/*.gallery.stories.tsx', { eager: true }),
);

/** The page's elements, of each look the first three: a calendar has hundreds of the same. */
function lookedAt(): Element[] {
  const byLook = Map.groupBy(
    document.body.querySelectorAll('*'),
    (element) => `${element.tagName} ${element.className} ${element.parentElement?.className}`,
  );
  return [...byLook.values()].flatMap((alike) => alike.slice(0, 3));
}

/** Everything that CSS says of them, but for its variables. */
function looks(): string[] {
  const names = Array.from(getComputedStyle(document.body)).filter(
    (name) => !name.startsWith('--'),
  );
  return lookedAt().map((element) => {
    const style = getComputedStyle(element);
    const said = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
    return `${element.tagName}.${element.className} ${said.join('; ')}`;
  });
}

/** Here every `.css.ts` file is a separate sheet, in reverse order. */
function turnSheetsAround(): number {
  const sheets = [...document.head.querySelectorAll('style')];
  document.head.append(...sheets.toReversed());
  return sheets.length;
}

/** What differs between two looks, property by property. */
function differences(one: readonly string[], other: readonly string[]): string[] {
  return one.flatMap((said, index) => {
    if (said === other[index]) return [];
    const parts = other[index]?.split('; ') ?? [];
    const differing = said.split('; ').filter((part, at) => part !== parts[at]);
    return [`${said.split(' ')[0]}: ${differing.join(', ')}`];
  });
}

afterEach(() => {
  for (const sheet of document.querySelectorAll('style[data-planted]')) sheet.remove();
});

test.each(galleries)(
  '$name looks the same whichever sheet is loaded first',
  async ({ element }) => {
    await showInPage(element);
    const before = looks();
    expect(turnSheetsAround()).toBeGreaterThan(50);
    const after = looks();
    turnSheetsAround();
    expect(differences(before, after)).toEqual([]);
  },
);

test('sheets that decide by their order are noticed', async () => {
  for (const color of ['red', 'blue']) {
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.dataset['planted'] = color;
    sheet.textContent = `@layer components { .planted { color: ${color} } }`;
  }
  await showInPage(<p className="planted">Vreemd</p>);
  const before = looks();
  turnSheetsAround();
  expect(differences(before, looks())).not.toEqual([]);
  turnSheetsAround();
});
