declare const brand: unique symbol;

/** A `Base` that only its own constructor hands out, so that a plain one cannot take its place (SPEC.md M8). */
export type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };
