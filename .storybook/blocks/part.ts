/** A part of a component: where it stands ('' when it comes only later), its name, what it is for. */
export type Part = readonly [selector: string, name: string, purpose: string];
