/** What WebDriver calls the keys without a character of their own. */
const named: Readonly<Record<string, string>> = {
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

/** Presses of keys ('a', 'Tab', 'Shift+Tab') as both WebDriver protocols take them. */
export function keyActions(keys: readonly string[]) {
  const actions = keys.flatMap((key) => {
    const codes = (key === '+' ? [key] : key.split('+')).map(codeOf);
    return [
      ...codes.map((value) => ({ type: 'keyDown', value })),
      ...codes.toReversed().map((value) => ({ type: 'keyUp', value })),
    ];
  });
  return [{ type: 'key', id: 'keyboard', actions }];
}

function codeOf(key: string): string {
  const code = key.length === 1 ? key : named[key];
  if (code === undefined) throw new RangeError(`There is no key '${key}'.`);
  return code;
}
