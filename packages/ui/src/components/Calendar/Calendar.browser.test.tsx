import { expect, test } from 'vitest';
import { showInPage } from '../../testing/showInPage.tsx';
import { find } from '../../testing/find.ts';
import { Calendar } from './Calendar.tsx';

async function shape(defaultValue: string) {
  const place = await showInPage(<Calendar label="Leverdag" defaultValue={defaultValue} />);
  return {
    weeks: place.querySelectorAll('tbody tr').length,
    height: find(place, '[role="application"], [role="group"]').getBoundingClientRect().height,
  };
}

test('months of four, five and six weeks have the same height', async () => {
  const six = await shape('2026-03-31');
  const five = await shape('2026-04-30');
  const four = await shape('2027-02-28');
  expect([six.weeks, five.weeks, four.weeks]).toEqual([6, 5, 4]);
  expect([five.height, four.height]).toEqual([six.height, six.height]);
});
