/** Lengths of the months as a calendar on the wall has them, without a leap day. */
const months = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Every day of these years in order, walked month by month without any arithmetic on days. */
export function everyDay(firstYear: number, lastYear: number): string[] {
  const days: string[] = [];
  for (let year = firstYear; year <= lastYear; year += 1) {
    for (const [index, length] of months.entries()) {
      const last = index === 1 && hasLeapDay(year) ? 29 : length;
      for (let day = 1; day <= last; day += 1) {
        days.push([padded(year, 4), padded(index + 1, 2), padded(day, 2)].join('-'));
      }
    }
  }
  return days;
}

/** Every fourth year, of the centuries only every fourth. */
function hasLeapDay(year: number): boolean {
  return Number.isInteger(Number.isInteger(year / 100) ? year / 400 : year / 4);
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
