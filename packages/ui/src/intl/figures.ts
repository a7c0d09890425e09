const counts = new Intl.NumberFormat('nl-BE');

/** A count with the points that people read: 10.000. */
export const figures = (count: number): string => counts.format(count);
