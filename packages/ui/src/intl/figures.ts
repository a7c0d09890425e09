/** A count with the points that people read: 10.000. */
export const figures = (count: number) => count.toLocaleString('nl-BE');
