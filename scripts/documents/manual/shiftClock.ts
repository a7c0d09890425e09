/** Monday 16 March 2026, 9:00 in Brussels: the clock of the stories (.storybook/stories/storyClock.ts). */
export const pictureMoment = Date.parse('2026-03-16T09:00:00+01:00');

/** Puts the clock of this process to a moment, from which it runs on: pictures then show the same dates. */
export function shiftClock(moment: number): void {
  const RealDate = Date;
  const shift = moment - RealDate.now();
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(
        target,
        given.length === 0 ? [RealDate.now() + shift] : given,
        newTarget,
      ) as Date,
    get: (target, key) =>
      key === 'now' ? () => RealDate.now() + shift : (Reflect.get(target, key) as unknown),
  });
}
