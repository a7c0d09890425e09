/**
 * The first element that a selector finds.
 * @throws Error when there is none.
 */
export function find(place: ParentNode, selector: string): HTMLElement {
  const element = place.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`Nothing is ${selector}`);
  return element;
}
