/** Monday 16 March 2026, 9:00 in Brussels: the clock of the stories and of the pictures of the manual. */
export const pictureMoment = Date.parse('2026-03-16T09:00:00+01:00');

/**
 * Sets the clock of a page or a process to a moment and lets it run from there, so that dates in pictures do
 * not change while timers and durations stay true. Self-contained: it is also sent to pages.
 * @returns what gives back the clock of the machine
 */
export function shiftClock(moment: number): () => void {
  const RealDate = globalThis.Date;
  const shift = moment - RealDate.now();
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: unknown[], self) =>
      Reflect.construct(
        target,
        given.length === 0 ? [RealDate.now() + shift] : given,
        self,
      ) as Date,
    apply: () => new RealDate(RealDate.now() + shift).toString(),
    get: (target, key): unknown =>
      key === 'now' ? () => RealDate.now() + shift : Reflect.get(target, key),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
