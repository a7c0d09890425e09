/** The moment at which every story begins: a Monday morning in Brussels. */
export const storyStart = new Date('2026-03-16T09:00:00+01:00');

/**
 * Sets the page's clock to {@link storyStart} and lets it run from there, so that dates in pictures do
 * not change while timers and durations stay true.
 * @returns what gives the page its own clock back.
 */
export function startStoryClock(): () => void {
  const RealDate = globalThis.Date;
  const shift = RealDate.now() - storyStart.getTime();
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: unknown[], self) =>
      Reflect.construct(
        target,
        given.length === 0 ? [RealDate.now() - shift] : given,
        self,
      ) as Date,
    apply: () => new RealDate(RealDate.now() - shift).toString(),
    get: (target, key): unknown =>
      key === 'now' ? () => RealDate.now() - shift : Reflect.get(target, key),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
